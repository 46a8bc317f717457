import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { quoted } from '../content/fieldProblem';
import { plain } from '../content/nearest';
import { missingBracket } from './jsonBrackets';
import { SLASHES } from './pictureNames';

interface SyntaxSentence {
  readonly start: number;
  readonly end: number;
  readonly found?: string;
  readonly expected: string;
}

// Words that people write for true and false, without accents and in small letters.
const YES_OR_NO = new Set('true false sim nao yes no verdadeiro falso'.split(' '));

const PICTURE_TEXT = /\.(?:png|jpe?g|webp|avif|svg)"$/i;

const MISSING_BRACKET =
  'falta um fecho no fim: confira se cada "{" tem o seu "}" e cada "[" o seu "]"';

/**
 * Says in Portuguese what is wrong with broken JSON.
 * @param error - the parser's first error; left out for an empty file
 */
export function syntaxSentence(text: string, error: ParseError | undefined): SyntaxSentence {
  if (!error || text.trim() === '') {
    return { start: 0, end: 1, expected: 'o arquivo está vazio; desfaça a última mudança' };
  }
  const { offset: start, length } = error;
  const end = start + Math.max(1, length);
  const token = text.slice(start, end);
  const found = quoted(token);
  const before = text.slice(0, start).trimEnd();
  const after = { start: Math.max(0, before.length - 1), end: before.length };
  const atEnd = text.slice(start).trim() === '';

  if (/^[“”‘’']/.test(token)) {
    return { start, end, found, expected: 'as aspas precisam ser retas: "' };
  }
  if (/^(?:\/[/*]|#)/.test(token)) {
    const rest = /^[^\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? token;
    const comment = token.startsWith('#') ? rest : token;
    const expected = 'um arquivo JSON não aceita comentários; apague-o';
    return { start, end: start + comment.length, found: quoted(comment), expected };
  }
  // What stands right behind a closing quote belongs to the text that the quote cut short.
  if (text[start - 1] === '"' && /^[^\s,:"{}[\]]/.test(token)) {
    const expected = 'há aspas retas dentro de um texto; ali escreva “ e ”';
    return { start: start - 1, end, found: quoted(token.replace(/"$/, '')), expected };
  }
  if (token !== 'true' && token !== 'false' && YES_OR_NO.has(plain(token))) {
    return { start, end, found, expected: 'escreva true ou false, sem aspas' };
  }
  if (/^[\p{L}_]/u.test(token) && !/^(?:true|false|null)$/.test(token)) {
    return { start, end, found, expected: 'nomes de campos e textos vão entre aspas retas' };
  }
  const bracket = missingBracket(text, start, end);
  if (bracket) return bracket;
  switch (printParseErrorCode(error.error)) {
    case 'CommaExpected':
      if (atEnd) return { start, end, expected: MISSING_BRACKET };
      return { ...after, expected: 'falta uma vírgula depois deste valor' };
    case 'ColonExpected':
      return { ...after, expected: 'faltam dois-pontos entre o nome do campo e o valor' };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (before.endsWith(',') && /^[}\]]/.test(token)) {
        return { ...after, expected: 'há uma vírgula sobrando depois do último item' };
      }
      if (atEnd) return { start, end, expected: MISSING_BRACKET };
      if (/^,/.test(token))
        return { start, end, expected: 'há uma vírgula sobrando ou falta um valor antes dela' };
      return { start, end, found, expected: 'aqui deveria estar um texto entre aspas' };
    case 'UnexpectedEndOfString':
      return {
        start,
        end,
        expected: 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
      };
    case 'InvalidEscapeCharacter':
      if (PICTURE_TEXT.test(token)) {
        return { start, end, found: quoted(token.slice(1, -1)), expected: SLASHES };
      }
      return { start, end, expected: 'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"' };
    case 'InvalidCharacter':
      return {
        start,
        end,
        expected:
          'há um caractere invisível dentro do texto (quebra de linha ou tabulação); apague-o',
      };
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return { start, end, expected: MISSING_BRACKET };
    case 'EndOfFileExpected':
      return {
        start,
        end,
        found,
        expected: 'o arquivo deveria acabar antes daqui; há um fecho "}" ou "]" a mais',
      };
    default:
      return {
        start,
        end,
        found,
        expected:
          'isto não é JSON: todo texto vai entre aspas retas, e os itens são separados por vírgula',
      };
  }
}

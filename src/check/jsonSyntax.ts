import { type ParseError, type ParseOptions, parse, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { quoted } from '../content/fieldProblem';
import type { Span } from '../content/markdown';
import { plain } from '../content/nearest';
import { firstInvisible } from '../content/textRules';
import { SLASHES } from './pictureNames';
import type { Edit } from './problem';

const STRICT: ParseOptions = { disallowComments: true, allowTrailingComma: false };

/** What a strict reader of JSON stumbles over, in order. */
export function parseErrors(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  return errors;
}

/** What is said of a mistake in the form of a JSON file. */
interface SyntaxProblem {
  readonly span: Span;
  readonly found?: string;
  readonly expected: string;
}

/** A slip that may explain where the parser stopped, with what would mend it. */
interface Guess extends SyntaxProblem {
  readonly edits: readonly Edit[];
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });
const replace = ([start, end]: Span, text: string): Edit => ({ start, end, text });

const withEdits = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text);

/** A bracket that is open at some place, and where the last value inside it begins. */
interface OpenBracket {
  readonly sign: string;
  readonly at: number;
  value: number;
}

/** The brackets that are open at a place. Texts are matched whole, so that brackets inside them are passed over. */
function openBrackets(text: string, end: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: sign, index } of text
    .slice(0, end)
    .matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]|:\s*(?=["{[\w-])/g)) {
    const last = open.at(-1);
    if (sign.startsWith(':') && last) last.value = index + sign.length;
    else if (sign === '{' || sign === '[') open.push({ sign, at: index, value: index });
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
}

// Words that people write for true and false, without accents and in small letters.
const YES = new Set('true sim yes verdadeiro'.split(' '));
const NO = new Set('false nao no falso'.split(' '));

const MISSING_BRACKET =
  'falta um fecho no fim: confira se cada "{" tem o seu "}" e cada "[" o seu "]"';
const STRAIGHT = 'nomes de campos e textos vão entre aspas retas';
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Every slip that fits the place where the parser stopped, the likeliest first. */
function guesses(text: string, { offset, length }: ParseError): Guess[] {
  const start = offset;
  const token = text.slice(start, start + Math.max(1, length));
  const here: Span = [start, start + token.length];
  const found = quoted(token);
  const before = text.slice(0, start).trimEnd().length;
  const last: Span = [Math.max(0, before - 1), before];
  const open = openBrackets(text, start);
  const inner = open.at(-1);
  // A text without its end may be megabytes long.
  const rest = text.slice(start, start + 2000);
  const bare: Span = [start, start + (/^[^\s,:"{}[\]]*/.exec(rest)?.[0].length ?? 0)];
  const all: Guess[] = [];
  const guess = (span: Span, expected: string, edits: readonly Edit[], what?: string): Guess => ({
    span,
    expected,
    edits,
    found: what,
  });

  // A field's name with one of its quotes missing.
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', start) + 1);
  const lineAt = text.lastIndexOf('\n', start - 1) + 1;
  const name = /^\s*("?)([\w$]+)("?)\s*:/.exec(line);
  if (name && name[1] !== name[3]) {
    const at = lineAt + name[0].indexOf(name[2] ?? '');
    const end = at + (name[2]?.length ?? 0);
    const span: Span = [at - (name[1]?.length ?? 0), end + (name[3]?.length ?? 0)];
    const expected = `faltam aspas no nome do campo; escreva "${name[2]}"`;
    all.push(guess(span, expected, [replace(span, `"${name[2]}"`)]));
  }
  const word = plain(token);
  if (token !== 'true' && token !== 'false' && (YES.has(word) || NO.has(word)))
    all.push(
      guess(
        here,
        'escreva true ou false, sem aspas',
        [replace(here, String(YES.has(word)))],
        found,
      ),
    );
  // Curly quotes around a whole text, which the parser takes for a word.
  const curly = /^[“”‘’'][^\n]*?[“”‘’'](?=\s*[,:\]}\n])/.exec(rest);
  if (curly) {
    const span: Span = [start, start + curly[0].length];
    const straight = `"${curly[0].slice(1, -1)}"`;
    all.push(guess(span, 'as aspas precisam ser retas: "', [replace(span, straight)], found));
  }
  const comment = /^(?:\/\/|#)[^\n]*|^\/\*[\s\S]*?\*\//.exec(rest);
  if (comment) {
    const span: Span = [start, start + comment[0].trimEnd().length];
    const expected = 'um arquivo JSON não aceita comentários; apague-o';
    all.push(guess(span, expected, [replace(span, '')], quoted(comment[0].trimEnd())));
  }
  // What stands right behind a closing quote belongs to the text that the quote cut short.
  if (text[start - 1] === '"' && /^[^\s,:"{}[\]]/.test(token)) {
    const end = start + (/"(?=\s*[,}\]]?\s*\n)/.exec(rest)?.index ?? 0);
    const inside = text.slice(start - 1, end).replace(/"/g, '”');
    const span: Span = [start - 1, here[1]];
    const expected = 'há aspas retas dentro de um texto; ali escreva “ e ”';
    all.push(
      guess(span, expected, [replace([start - 1, end], inside)], quoted(token.replace(/"$/, ''))),
    );
  }
  if (/^[;.]/.test(token)) {
    const sign: Span = [start, start + 1];
    const expected = 'entre um item e o próximo vai uma vírgula';
    all.push(guess(sign, expected, [replace(sign, ',')], quoted(token.charAt(0))));
  }
  all.push(guess(last, 'falta uma vírgula depois deste valor', [insert(before, ',')]));
  if (text[before - 1] === ',' && /^[}\]]/.test(token))
    all.push(guess(last, 'há uma vírgula sobrando depois do último item', [replace(last, '')]));
  if (token.startsWith(',')) {
    const expected = 'há uma vírgula sobrando ou falta um valor antes dela';
    all.push(guess([start, start + 1], expected, [replace([start, start + 1], '')]));
  }
  all.push(
    guess(last, 'faltam dois-pontos entre o nome do campo e o valor', [insert(before, ':')]),
  );
  const close = (sign: string, span: Span, at: number, tail: string, expected: string) => {
    // A comma that stands where the bracket is missing follows it.
    const comma = text[at - 1] === ',';
    all.push(guess(span, expected, [insert(comma ? at - 1 : at, comma ? sign : sign + tail)]));
  };
  if (inner?.sign === '{' && token.trim() !== '') {
    if (token === '{')
      close('}', here, before, ',', 'falta fechar o item anterior com "}," antes daqui');
    close('}', here, before, '', 'falta fechar o item anterior com "}" antes daqui');
  }
  if (inner?.sign === '[' && token.trim() !== '') {
    const field = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(0, start));
    const key: Span = token.startsWith('"') || !field ? here : [field.index, before];
    const from = key[0] === start ? before : text.slice(0, key[0]).trimEnd().length;
    close(']', key, from, ',', 'falta fechar a lista anterior com "]," antes daqui');
    close(']', here, before, '', 'falta fechar a lista com "]" antes daqui');
    all.push(guess(key, 'falta abrir o item com "{" antes daqui', [insert(key[0], '{')]));
  }
  if (inner && inner.value > inner.at)
    all.push(
      guess([inner.value, inner.value + 1], 'falta abrir a lista com "[" antes daqui', [
        insert(inner.value, '['),
      ]),
    );
  // An entry that was pasted behind the end of its list.
  const listEnd = text.slice(0, start).search(/\]\s*,?\s*$/);
  const rootEnd = text.lastIndexOf('}');
  if (token.startsWith('{') && listEnd !== -1 && rootEnd > start) {
    const behind = /^\]\s*,/.test(text.slice(listEnd));
    const edits = [replace([listEnd, listEnd + 1], behind ? '' : ','), insert(rootEnd, ']')];
    const expected = 'este item ficou depois do "]" que fecha a lista; mude-o para antes dele';
    all.push(guess([start, start + 1], expected, edits));
  }
  if (bare[1] > bare[0]) {
    // A value such as 11410-000 begins as a number, before the place where the parser stopped.
    const head = /[^\s,:"{}[\]]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const span: Span = [start - head, bare[1]];
    const value = text.slice(...span);
    all.push(guess(span, STRAIGHT, [replace(span, `"${value}"`)], quoted(value)));
    all.push(guess(here, 'apague-o: ele não faz parte do JSON', [replace(bare, '')], found));
  }
  const textEnd = /[^\n]*?(?=,?[ \t]*(?:\n|$))/.exec(rest)?.[0].length ?? 0;
  const unfinished: Span = [start, start + textEnd];
  if (token.startsWith('"'))
    all.push(
      guess(here, 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)', [
        insert(unfinished[1], '"'),
      ]),
    );
  else if (/^[\p{L}_]/u.test(token)) {
    const value = text.slice(...unfinished).replace(/"/g, '');
    all.push(guess(here, STRAIGHT, [replace(unfinished, `"${value}"`)], found));
  }
  if (/^[}\]]/.test(token))
    all.push(
      guess(
        here,
        'há um fecho "}" ou "]" a mais; apague-o',
        [replace([start, start + 1], '')],
        found,
      ),
    );
  const closing = openBrackets(text, text.length)
    .reverse()
    .map(({ sign }) => CLOSING[sign]);
  if (closing.length > 0) {
    const whole = text.replace(/\s*,?\s*$/, '').length;
    const edit = replace([whole, text.length], closing.join(''));
    all.push(guess(here, MISSING_BRACKET, [edit]));
  }
  return all;
}

/** What is wrong where nothing that was tried mends it. */
function lastResort(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const span: Span = [offset, offset + Math.max(1, length)];
  const token = text.slice(...span);
  const found = quoted(token);
  switch (printParseErrorCode(error)) {
    case 'InvalidEscapeCharacter': {
      if (/\.(?:png|jpe?g|webp|avif|svg)"$/i.test(token))
        return { span, found: quoted(token.slice(1, -1)), expected: SLASHES };
      return { span, expected: 'a barra "\\" tem sentido especial; escreva "/" ou "\\\\"' };
    }
    case 'UnexpectedEndOfString':
      return {
        span,
        expected: 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
      };
    case 'EndOfFileExpected':
      return { span, found, expected: 'o arquivo deveria acabar antes daqui; apague o que sobra' };
    default:
      return {
        span,
        found,
        expected:
          'perto daqui o arquivo não está na forma certa: compare com o item de cima ou desfaça a última mudança',
      };
  }
}

/**
 * Says in Portuguese what is wrong with broken JSON: of all slips that fit the place, the one whose mending leaves a
 * file that can be read, and that its schema knows best.
 * @param error - the parser's first error; left out for an empty file
 */
export function syntaxProblem(
  text: string,
  error: ParseError | undefined,
  schema: z.ZodType,
): SyntaxProblem {
  if (!error || text.trim() === '')
    return { span: [0, 1], expected: 'o arquivo está vazio; desfaça a última mudança' };
  const end = error.offset + Math.max(1, error.length);
  const unseen = firstInvisible(text.slice(error.offset, end).replace(/[\n\t]/g, ' '));
  if (unseen) {
    const at = error.offset + (unseen.range?.[0] ?? 0);
    return { span: [at, at + 1], found: unseen.found, expected: unseen.expected };
  }
  if (printParseErrorCode(error.error) === 'InvalidCharacter') {
    const expected = 'há uma quebra de linha ou tabulação dentro do texto; apague-a';
    return { span: [error.offset, end], expected };
  }
  let best: { readonly guess: Guess; readonly misfits: number } | undefined;
  let furthest: { readonly guess: Guess; readonly offset: number } | undefined;
  for (const guess of guesses(text, error)) {
    const mended = withEdits(text, guess.edits);
    const [next] = parseErrors(mended);
    if (next) {
      if (next.offset > Math.max(end, furthest?.offset ?? 0))
        furthest = { guess, offset: next.offset };
      continue;
    }
    // What a rule says of a value weighs nothing here; that a field is missing or unknown does.
    const { error: found } = schema.safeParse(JSON.parse(mended));
    const misfits = found?.issues.filter(({ code }) => code !== 'custom').length ?? 0;
    if (!best || misfits < best.misfits) best = { guess, misfits };
  }
  const chosen = best?.guess ?? furthest?.guess;
  if (!chosen) return lastResort(text, error);
  const { span, found, expected } = chosen;
  return { span, found, expected };
}

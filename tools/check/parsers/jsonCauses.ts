import type { Finding, Range } from '../../../src/content/fields/finding';
import {
  INVISIBLE,
  invisibleName,
  quote,
} from '../../../src/content/fields/text';
import {
  CLOSING,
  isClosing,
  isOpening,
  isString,
  type SyntaxStop,
  type Token,
} from './jsonSyntax';

interface Cause {
  /** The token to mark, where this is the cause. */
  readonly mark: (stop: SyntaxStop) => Token | false | undefined;
  readonly say: (stop: SyntaxStop, marked: Token) => string;
}

const SEPARATORS = ';.=>|·،、，–—-';
const WRONG_QUOTES = "“”„«»‘’'`´";
const BOOLEANS = 'true false null sim não nao verdadeiro falso'.split(' ');

const isNumber = ({ text }: Token) => text !== '' && !Number.isNaN(+text);
const isBoolean = (text: string) => BOOLEANS.includes(text.toLowerCase());
const isSign = ({ text }: Token) => '{}[],:'.includes(text);
const isValue = (token: Token) => !isSign(token) || isOpening(token);
const isUnknown = ({ error }: SyntaxStop) => error === 'InvalidSymbol';

const part = (token: Token, from: number, to = token.text.length): Token => ({
  start: token.start + from,
  end: token.start + to,
  text: token.text.slice(from, to),
});
const lastCharacter = (token: Token) => part(token, token.text.length - 1);

/** A text that is never closed. A quotation mark alone behind a value is one too many. */
const isOpenText = ({ error, expected, token }: SyntaxStop) => {
  const [first = ','] = token.text.slice(1).trim();
  const isBehind = expected === 'comma' || expected === 'colon';
  const isSurplus = isBehind && ':,}]'.includes(first);
  return error === 'UnexpectedEndOfString' && !isSurplus;
};

/** Whether the value of a field is missing, which may be found out at the next field. */
const hasNoValue = (stop: SyntaxStop) => {
  const { expected, token, next, key } = stop;
  if (!key || expected === 'key') return false;
  if (expected === 'comma') return token.text === ':' && !stop.isOnLineOf(key);
  if (isValue(token)) return next.text === ':';
  const isBeforeValue = isValue(next) && stop.tokenAt(2).text !== ':';
  return token.text !== ':' && !(token.text === ',' && isBeforeValue);
};

const replaceSign: Cause['say'] = ({ expected, next }) => {
  const sign = expected === 'colon' ? 'dois-pontos (":")' : 'uma vírgula (",")';
  const isLast = next.text === '' || isClosing(next);
  return `este sinal não serve aqui; ${isLast ? 'apague-o' : `troque-o por ${sign}`}`;
};

/** In order: the first that fits. */
const CAUSES: readonly Cause[] = [
  {
    mark: ({ error, token }) =>
      (error === 'InvalidCommentToken' ||
        token.text.startsWith('#') ||
        token.text.startsWith('<!--')) &&
      token,
    say: () => 'um arquivo JSON não aceita comentários; apague-o',
  },
  {
    mark: ({ error, token }) => {
      const at = token.text.search(INVISIBLE);
      const isError = error === 'InvalidSymbol' || error === 'InvalidCharacter';
      return isError && at !== -1 && part(token, at, at + 1);
    },
    say: (_, { text }) =>
      `há aqui ${invisibleName(text)}; apague este caractere, ou troque-o por um espaço comum`,
  },
  {
    mark: ({ tokens, expected, token }) =>
      (token === tokens[0] ||
        (expected === 'end of file' && token.text === ':')) &&
      tokens[0],
    say: (stop) =>
      stop.surplus('{') < 0
        ? 'falta o "{" que abre o arquivo'
        : 'o arquivo começa com "{"; apague o que vem antes',
  },
  {
    mark: (stop) => {
      const { tokens, token, next, expected, containers } = stop;
      const isCut =
        token.text === ''
          ? expected !== 'comma' || containers.length > 1
          : next.text === '' && (isUnknown(stop) || isOpenText(stop));
      const [end] = tokens.slice(-1);
      return isCut && containers.length > 0 && end && lastCharacter(end);
    },
    say: ({ containers }) => {
      const missing = containers.map(({ opening }) => CLOSING[opening.text]);
      return `o arquivo acaba aqui, no meio, e ainda falta "${missing.reverse().join('')}": foi salvo pela metade; desfaça a última mudança`;
    },
  },

  // Brackets and colons that are too many.
  {
    mark: (stop) => {
      const { expected, tokens, token, last } = stop;
      if (expected === 'value' && token.text === ':') return token;
      if (expected === 'end of file')
        return isClosing(token) ? token : stop.surplus('{') < 0 && last;
      const other = token.text === '}' ? '[' : '{';
      const isSurplus = stop.surplus(token.text) < 0;
      if (isClosing(token) && expected !== 'colon' && isSurplus)
        return stop.surplus(other) === 0 && token;
      return tokens.find(
        ({ text }, i) =>
          (text === '{' || text === '[') &&
          text === tokens[i - 1]?.text &&
          stop.surplus(text) > 0,
      );
    },
    say: (_, { text }) => `há um "${text}" a mais; apague-o`,
  },
  {
    mark: ({ expected, token, next }) =>
      expected === 'end of file' &&
      (token.text === ',' && next.text !== '' ? next : token),
    say: (stop, pasted) => {
      const key = stop.tokens[stop.tokens.indexOf(pasted) + 1];
      if (pasted.text !== '{')
        return 'o arquivo já acabou no último "}"; apague o que vem depois, ou ponha-o antes do "}"';
      return stop.isRootKey(key)
        ? 'o arquivo está aqui duas vezes, uma depois da outra; apague uma das duas'
        : 'este item foi colado depois do fim do arquivo; ponha-o dentro da lista, antes do "]"';
    },
  },

  // Texts, numbers and words.
  {
    mark: ({ error, token }) =>
      (error === 'InvalidEscapeCharacter' ||
        error === 'InvalidUnicode' ||
        (error === 'UnexpectedEndOfString' && token.text.includes('\\"'))) &&
      token,
    say: () =>
      'a barra "\\" tem sentido especial; escreva "/" ou "\\\\", e em vez de um código como "\\u00e9" a própria letra',
  },
  {
    mark: (stop) => {
      if (isOpenText(stop)) return stop.token;
      const inside = stop.last.text.slice(0, -1).trim();
      const isJoined = inside.endsWith(':') || inside.endsWith(',');
      return isUnknown(stop) && isJoined && stop.last;
    },
    say: ({ expected }) =>
      expected === 'key' || expected === 'colon'
        ? 'faltam as aspas que fecham este nome de campo'
        : 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
  },
  {
    mark: (stop) => {
      const { expected, token } = stop;
      const isBehindWord = isBoolean(token.text.slice(0, -1));
      const marked = isBehindWord ? lastCharacter(token) : token;
      const isPlace =
        isBehindWord || expected === 'comma' || expected === 'colon';
      return (
        isUnknown(stop) &&
        isPlace &&
        [...marked.text].every((sign) => SEPARATORS.includes(sign)) &&
        marked
      );
    },
    say: replaceSign,
  },
  {
    mark: (stop) => {
      const [first = ''] = stop.token.text;
      return isUnknown(stop) && WRONG_QUOTES.includes(first) && stop.token;
    },
    say: () =>
      'estas aspas são curvas ou simples; textos e nomes de campos vão entre aspas retas ("), e dentro de um texto usam-se “ e ”',
  },
  {
    mark: (stop) => {
      const { error, last, token } = stop;
      if (error === 'UnexpectedEndOfString') return part(token, 0, 1);
      const isText = isString(token) && last.end === token.start;
      const isWord = isUnknown(stop) && stop.isOnLineOf(last);
      return isString(last) && (isText || isWord) && lastCharacter(last);
    },
    say: () =>
      'há aspas a mais aqui; apague-as (dentro de um texto, use “ e ”)',
  },
  {
    mark: (stop) => {
      const { error, last, token } = stop;
      if (error === 'UnexpectedEndOfNumber') return token;
      const first = isNumber(last) ? last : stop.tokenAt(-2);
      const isRest =
        isNumber(token) ||
        (first === last && (isUnknown(stop) || token.text === ':'));
      return (
        isNumber(first) &&
        stop.isOnLineOf(first) &&
        isRest && { ...first, end: token.end }
      );
    },
    say: () =>
      'um número com vírgula, espaços, letras ou outros sinais, ou com zero no começo, vai entre aspas',
  },
  {
    mark: (stop) =>
      isUnknown(stop) &&
      stop.expected === 'value' &&
      isBoolean(stop.token.text) &&
      stop.token,
    say: () =>
      'escreva true ou false, em minúsculas e sem aspas; um texto vai entre aspas',
  },
  {
    mark: (stop) =>
      (isUnknown(stop) || (stop.expected === 'key' && !isSign(stop.token))) &&
      stop.token,
    say: ({ expected }) =>
      expected === 'key'
        ? 'o nome de um campo vai entre aspas retas (")'
        : 'um texto vai entre aspas retas ("), uma antes e outra depois',
  },

  // Brackets that are missing, and items in a wrong place.
  {
    mark: (stop) => {
      const { expected, token, container, key } = stop;
      if (stop.surplus('[') >= 0) return false;
      if (expected === 'colon' && !isValue(token)) return container.keys.at(-2);
      return expected === 'key' && isOpening(token) && key;
    },
    say: (_, key) => `depois de ${key.text}: falta o "[" que abre a lista`,
  },
  {
    mark: (stop) => {
      const [, before] = stop.unclosed ?? [];
      return before && lastCharacter(stop.valueBefore(before));
    },
    say: (stop, { end }) => {
      const [{ opening }, before] = stop.unclosed ?? [stop.container];
      const next = stop.tokens.find(({ start }) => start >= end);
      const comma = next && next === before && !isClosing(next) ? ',' : '';
      return `depois disto falta "${CLOSING[opening.text]}${comma}": o "${opening.text}" da linha ${stop.lineOf(opening)} não está fechado`;
    },
  },
  {
    mark: ({ nameInList }) => nameInList,
    say: () =>
      'numa lista, um campo fica dentro de "{" e "}"; falta o "{" que abre este item',
  },
  {
    mark: (stop) => {
      const { expected, token, last } = stop;
      if (expected === 'colon')
        return (
          !isValue(token) &&
          !stop.isRootKey(last) &&
          stop.valueBefore(last).text === ']' &&
          last
        );
      const isNameless = expected === 'key' && token.text === ':';
      return (isNameless || (isOpening(token) && !stop.isInList)) && token;
    },
    say: (stop, item) => {
      const before = stop.valueBefore(item);
      if (before.text === ']')
        return `este item ficou fora da lista; ponha-o antes do "]" da linha ${stop.lineOf(before)}`;
      const [, ...inner] = stop.containers;
      return item.text === '{' && inner.length > 0
        ? `um item ficou dentro de outro; ponha-o depois do "}" que fecha o item da linha ${stop.lineOf(stop.container.opening)}`
        : 'antes disto falta o nome do campo; um item de uma lista fica entre "[" e "]"';
    },
  },

  // Commas, colons and values.
  {
    mark: (stop) => hasNoValue(stop) && stop.key,
    say: (stop, { text }) =>
      stop.surplus('{') < 0
        ? `depois de ${text}: falta o "{" que abre o grupo`
        : `o campo ${text} está sem valor: escreva-o depois do nome e dos dois-pontos, ou apague o campo`,
  },
  {
    mark: ({ expected, token, last, container }) => {
      const isOwn = token.text === CLOSING[container.opening.text];
      if (isOwn && last.text === ',') return last;
      const isSurplus = expected === 'key' || expected === 'value';
      return isSurplus && token.text === ',' && token;
    },
    say: () =>
      'há uma vírgula a mais: ela só vai entre dois campos ou itens; apague-a',
  },
  {
    mark: ({ token }) => isClosing(token) && token,
    say: (stop, { text }) => {
      const { opening } = stop.container;
      return `aqui deveria vir "${CLOSING[opening.text]}", que fecha o "${opening.text}" da linha ${stop.lineOf(opening)}, e não "${text}"`;
    },
  },
  {
    mark: ({ token }) => !isValue(token) && token,
    say: replaceSign,
  },
  {
    mark: ({ expected, last }) => expected === 'colon' && lastCharacter(last),
    say: ({ key }) => `depois do nome ${key?.text} faltam os dois-pontos (":")`,
  },
  {
    mark: ({ isInList, token, next }) =>
      !isInList && !isOpening(token) && next.text !== ':' && token,
    say: () =>
      'antes disto o valor já acabou: apague este, ou junte os dois num texto só',
  },
  {
    mark: ({ last }) => lastCharacter(last),
    say: () => 'depois disto falta uma vírgula',
  },
];

/** What to mark, and what to say. */
export function findCause(stop: SyntaxStop): Finding & { range: Range } {
  for (const { mark, say } of CAUSES) {
    const marked = mark(stop);
    if (!marked) continue;
    const isNamed = marked === stop.token && !isSign(marked);
    const found = isNamed ? quote(marked.text.replaceAll('"', '')) : '';
    const range: Range = [marked.start, marked.end];
    return { range, found, expected: say(stop, marked) };
  }
  throw new Error('The last cause fits always');
}

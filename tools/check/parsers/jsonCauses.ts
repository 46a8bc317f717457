import type { Finding, Range } from '../../../src/content/fields/finding';
import {
  INVISIBLE,
  invisibleName,
  quote,
} from '../../../src/content/fields/text';
import {
  CLOSING,
  type ErrorContext,
  isClosing,
  isOpening,
  isString,
  type Token,
} from './jsonSyntax';

interface Cause {
  /** Returns the token to mark if this is the cause of the error. */
  readonly mark: (context: ErrorContext) => Token | false | undefined;
  readonly message: string | ((context: ErrorContext, marked: Token) => string);
}

const SEPARATORS = ';.=>|·،、，：…+–—-';
const CURLY_OR_SINGLE_QUOTES = "“”„«»‘’'`´";
const BOOLEANS = 'true false null sim não nao verdadeiro falso'.split(' ');

const isNumber = ({ text }: Token) => text !== '' && !Number.isNaN(+text);
const isBoolean = (text: string) => BOOLEANS.includes(text.toLowerCase());
const isPunctuation = ({ text }: Token) => '{}[],:'.includes(text);
const isValue = (token: Token) => !isPunctuation(token) || isOpening(token);
const isUnknown = ({ error }: ErrorContext) => error === 'InvalidSymbol';

const part = (token: Token, from: number, to = token.text.length): Token => ({
  start: token.start + from,
  end: token.start + to,
  text: token.text.slice(from, to),
});
const lastCharacter = (token: Token) => part(token, token.text.length - 1);

/** Whether a string is not closed. A single quotation mark after a value is not a new string but an extra mark. */
const isOpenText = ({ error, expected, token }: ErrorContext) => {
  const [first = ','] = token.text.slice(1).trim();
  const isAfterValue = expected === 'comma' || expected === 'colon';
  const isExtra = isAfterValue && ':,}]'.includes(first);
  return error === 'UnexpectedEndOfString' && !isExtra;
};

/** Whether a field has no value. The parser may only notice it at the next field. */
const hasNoValue = (context: ErrorContext) => {
  const { expected, token, next, key } = context;
  if (!key || expected === 'key') return false;
  if (expected === 'comma')
    return token.text === ':' && !context.isOnLineOf(key);
  if (isValue(token)) return next.text === ':';
  const isBeforeValue = isValue(next) && context.tokenAt(2).text !== ':';
  return token.text !== ':' && !(token.text === ',' && isBeforeValue);
};

/** Whether a quoted text ends with a sign that belongs behind its quotation marks. */
const endsWith = ({ text }: Token, sign: string) => text.endsWith(`${sign}"`);

const hasLetters = ({ text }: Token) =>
  text.toLowerCase() !== text.toUpperCase();

const replaceCharacter = ({ expected, token, next }: ErrorContext) => {
  const sign = expected === 'colon' ? 'dois-pontos (":")' : 'uma vírgula (",")';
  const isLast = next.text === '' || isClosing(next);
  const remedy = isLast ? 'apague-o' : `troque-o por ${sign}`;
  return `este sinal não serve aqui; ${token.text === '+' ? 'junte os dois textos num só' : remedy}`;
};

/** The possible causes. The first one that applies is reported. */
const CAUSES: readonly Cause[] = [
  {
    mark: ({ error, token }) =>
      (error === 'InvalidCommentToken' ||
        token.text.startsWith('#') ||
        token.text.startsWith('<!--')) &&
      token,
    message: 'um arquivo JSON não aceita comentários; apague-o',
  },
  {
    mark: ({ error, token }) => {
      const index = token.text.search(INVISIBLE);
      const isError = error === 'InvalidSymbol' || error === 'InvalidCharacter';
      return isError && index !== -1 && part(token, index, index + 1);
    },
    message: (_, { text }) =>
      `há aqui ${invisibleName(text)}; apague este caractere, ou troque-o por um espaço comum`,
  },
  {
    mark: ({ tokens, expected, token }) =>
      (token === tokens[0] ||
        (expected === 'end of file' && token.text === ':')) &&
      tokens[0],
    message: (context) =>
      context.balanceOf('{') < 0
        ? 'falta o "{" que abre o arquivo'
        : 'o arquivo começa com "{"; apague o que vem antes',
  },
  {
    mark: (context) => {
      const { tokens, token, next, expected, containers } = context;
      const isCut =
        token.text === ''
          ? expected !== 'comma' || containers.length > 1
          : next.text === '' && (isUnknown(context) || isOpenText(context));
      const [end] = tokens.slice(-1);
      return isCut && containers.length > 0 && end && lastCharacter(end);
    },
    message: ({ containers }) => {
      const missing = containers.map(({ opening }) => CLOSING[opening.text]);
      return `o arquivo acaba aqui, no meio, e ainda falta "${missing.reverse().join('')}": foi salvo pela metade; desfaça a última mudança`;
    },
  },

  // Extra brackets and colons.
  {
    mark: (context) => {
      const { expected, tokens, token, previous } = context;
      if (expected === 'value' && token.text === ':') return token;
      if (expected === 'end of file')
        return isClosing(token)
          ? token
          : context.balanceOf('{') < 0 && previous;
      const other = token.text === '}' ? '[' : '{';
      const isExtra = context.balanceOf(token.text) < 0;
      if (isClosing(token) && expected !== 'colon' && isExtra)
        return context.balanceOf(other) === 0 && token;
      return tokens.find(
        ({ text }, i) =>
          (text === '{' || text === '[') &&
          text === tokens[i - 1]?.text &&
          context.balanceOf(text) > 0,
      );
    },
    message: (_, { text }) => `há um "${text}" a mais; apague-o`,
  },
  {
    mark: ({ expected, token, next }) =>
      expected === 'end of file' &&
      (token.text === ',' && next.text !== '' ? next : token),
    message: (context, pasted) => {
      const key = context.tokens[context.tokens.indexOf(pasted) + 1];
      if (pasted.text !== '{')
        return 'o arquivo já acabou no último "}"; apague o que vem depois, ou ponha-o antes do "}"';
      return context.isRootKey(key)
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
    message:
      'a barra "\\" tem sentido especial; escreva "/" ou "\\\\", e em vez de um código como "\\u00e9" a própria letra',
  },
  {
    mark: (context) => {
      if (isOpenText(context)) return context.token;
      const inside = context.previous.text.slice(0, -1).trim();
      const isJoined = inside.endsWith(':') || inside.endsWith(',');
      return isUnknown(context) && isJoined && context.previous;
    },
    message: ({ expected }) =>
      expected === 'key' || expected === 'colon'
        ? 'faltam as aspas que fecham este nome de campo'
        : 'faltam as aspas que fecham este texto (ele precisa caber numa linha só)',
  },
  {
    mark: (context) => {
      const { expected, token } = context;
      const isAfterWord = isBoolean(token.text.slice(0, -1));
      const marked = isAfterWord ? lastCharacter(token) : token;
      const isPlace =
        isAfterWord || expected === 'comma' || expected === 'colon';
      return (
        isUnknown(context) &&
        isPlace &&
        [...marked.text].every((sign) => SEPARATORS.includes(sign)) &&
        marked
      );
    },
    message: replaceCharacter,
  },
  {
    mark: (context) => {
      const [first = ''] = context.token.text;
      return (
        isUnknown(context) &&
        CURLY_OR_SINGLE_QUOTES.includes(first) &&
        context.token
      );
    },
    message:
      'estas aspas são curvas ou simples; textos e nomes de campos vão entre aspas retas ("), e dentro de um texto usam-se “ e ”',
  },
  {
    mark: (context) => {
      const { error, previous, token } = context;
      if (error === 'UnexpectedEndOfString') return part(token, 0, 1);
      const isText = isString(token) && previous.end === token.start;
      const isWord = isUnknown(context) && context.isOnLineOf(previous);
      return (
        isString(previous) && (isText || isWord) && lastCharacter(previous)
      );
    },
    message: 'há aspas a mais aqui; apague-as (dentro de um texto, use “ e ”)',
  },
  {
    mark: (context) => {
      const { error, previous, token } = context;
      if (error === 'UnexpectedEndOfNumber') return token;
      const first = isNumber(previous) ? previous : context.tokenAt(-2);
      const isRest =
        isNumber(token) ||
        (first === previous && (isUnknown(context) || token.text === ':'));
      return (
        isNumber(first) &&
        context.isOnLineOf(first) &&
        isRest && { ...first, end: token.end }
      );
    },
    message:
      'um número com vírgula, espaços, letras ou outros sinais, ou com zero no começo, vai entre aspas',
  },
  {
    mark: (context) =>
      isUnknown(context) &&
      context.expected === 'value' &&
      isBoolean(context.token.text) &&
      context.token,
    message:
      'escreva true ou false, em minúsculas e sem aspas; um texto vai entre aspas',
  },
  {
    mark: (context) =>
      (isUnknown(context) ||
        (context.expected === 'key' && !isPunctuation(context.token))) &&
      context.token,
    message: ({ expected }, marked) => {
      if ('()'.includes(marked.text.charAt(0)))
        return 'aqui não servem parênteses: um texto vai entre aspas retas ("), e uma lista entre "[" e "]"';
      if (expected !== 'key')
        return 'um texto vai entre aspas retas ("), uma antes e outra depois';
      return hasLetters(marked)
        ? 'o nome de um campo vai entre aspas retas (")'
        : 'isto está a mais aqui; apague-o';
    },
  },

  // Missing brackets, and misplaced items.
  {
    mark: (context) => {
      const { expected, token, container, key } = context;
      if (context.balanceOf('[') >= 0) return false;
      if (expected === 'colon' && !isValue(token)) return container.keys.at(-2);
      return expected === 'key' && isOpening(token) && key;
    },
    message: (_, key) => `depois de ${key.text}: falta o "[" que abre a lista`,
  },
  {
    mark: (context) => {
      const [, before] = context.unclosed ?? [];
      return before && lastCharacter(context.findValueBefore(before));
    },
    message: (context, { end }) => {
      const [{ opening }, before] = context.unclosed ?? [context.container];
      const next = context.tokens.find(({ start }) => start >= end);
      const comma = next && next === before && !isClosing(next) ? ',' : '';
      return `depois disto falta "${CLOSING[opening.text]}${comma}": o "${opening.text}" da linha ${context.lineOf(opening)} não está fechado`;
    },
  },
  {
    mark: ({ nameInList }) => nameInList,
    message:
      'numa lista, um campo fica dentro de "{" e "}"; falta o "{" que abre este item',
  },
  {
    mark: (context) => {
      const { expected, token, previous } = context;
      if (expected === 'colon')
        return (
          !isValue(token) &&
          !context.isRootKey(previous) &&
          context.findValueBefore(previous).text === ']' &&
          previous
        );
      const isNameless = expected === 'key' && token.text === ':';
      return (isNameless || (isOpening(token) && !context.isInList)) && token;
    },
    message: (context, item) => {
      const before = context.findValueBefore(item);
      if (before.text === ']')
        return `este item ficou fora da lista; ponha-o antes do "]" da linha ${context.lineOf(before)}`;
      const [, ...inner] = context.containers;
      return item.text === '{' && inner.length > 0
        ? `um item ficou dentro de outro; ponha-o depois do "}" que fecha o item da linha ${context.lineOf(context.container.opening)}`
        : 'antes disto falta o nome do campo; um item de uma lista fica entre "[" e "]"';
    },
  },

  // Commas, colons and values.
  {
    mark: (context) => hasNoValue(context) && context.key,
    message: (context, { text }) =>
      context.balanceOf('{') < 0
        ? `depois de ${text}: falta o "{" que abre o grupo`
        : `o campo ${text} está sem valor: escreva-o depois do nome e dos dois-pontos, ou apague o campo`,
  },
  {
    mark: ({ expected, token, previous, container }) => {
      const isOwn = token.text === CLOSING[container.opening.text];
      if (isOwn && previous.text === ',') return previous;
      const isExtra = expected === 'key' || expected === 'value';
      return isExtra && token.text === ',' && token;
    },
    message:
      'há uma vírgula a mais: ela só vai entre dois campos ou itens; apague-a',
  },
  {
    mark: ({ token }) => isClosing(token) && token,
    message: (context, { text }) => {
      const { opening } = context.container;
      return `aqui deveria vir "${CLOSING[opening.text]}", que fecha o "${opening.text}" da linha ${context.lineOf(opening)}, e não "${text}"`;
    },
  },
  {
    mark: ({ token }) => !isValue(token) && token,
    message: replaceCharacter,
  },
  {
    mark: ({ expected, previous }) =>
      expected === 'colon' && lastCharacter(previous),
    message: ({ previous }) =>
      endsWith(previous, ':')
        ? 'os dois-pontos ficaram dentro das aspas; ponha-os depois delas'
        : `depois do nome ${previous.text} faltam os dois-pontos (":")`,
  },
  {
    mark: ({ isInList, token, next }) =>
      !isInList && !isOpening(token) && next.text !== ':' && token,
    message:
      'antes disto o valor já acabou: apague este, ou junte os dois num texto só',
  },
  {
    mark: ({ previous }) => lastCharacter(previous),
    message: ({ previous }) =>
      endsWith(previous, ',')
        ? 'a vírgula ficou dentro das aspas; ponha-a depois delas'
        : 'depois disto falta uma vírgula',
  },
];

/** Finds the cause of a syntax error: the range to mark and the message. */
export function findCause(context: ErrorContext): Finding & { range: Range } {
  for (const { mark, message } of CAUSES) {
    const marked = mark(context);
    if (!marked) continue;
    const isNamed = marked === context.token && !isPunctuation(marked);
    const found = isNamed ? quote(marked.text.replaceAll('"', '')) : '';
    const range: Range = [marked.start, marked.end];
    const expected =
      typeof message === 'string' ? message : message(context, marked);
    return { range, found, expected };
  }
  throw new Error('The last cause applies to every error');
}

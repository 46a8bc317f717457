import type { Finding, Rule } from './finding';
import { INVISIBLE, invisibleName, withoutInvisible } from './text';

/** Makes one finding of each match of a global expression. */
export const matchRule =
  (
    pattern: RegExp,
    expected: string,
    more: Partial<Finding> = {},
  ): Rule<string> =>
  (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      expected,
      range: [index, index + match.length],
      ...more,
    }));

/** A space of another kind does no harm: a warning. */
const invisible: Rule<string> = (text) =>
  [...text.matchAll(INVISIBLE)].map(({ 0: sign, index }) => ({
    found: invisibleName(sign),
    expected: 'apague isso ou digite um espaço comum no lugar',
    suggestion: withoutInvisible(text),
    range: [index, index + 1],
    severity: /\p{Zs}/u.test(sign) ? 'warning' : 'error',
  }));

/** Macs write some accents as characters of their own, which other systems draw beside the letter. */
const looseAccents: Rule<string> = (text) => {
  const words = [...text.matchAll(/[\p{L}\p{M}]*\p{L}\p{M}+[\p{L}\p{M}]*/gu)];
  return words.flatMap(({ 0: word, index }) => {
    const suggestion = word.normalize('NFC');
    if (suggestion === word) return [];
    const expected =
      'as letras com acento vêm de um Mac e são feitas de dois caracteres; digite a palavra de novo';
    return [{ expected, suggestion, range: [index, index + word.length] }];
  });
};

// Bytes of UTF-8 that were read as Windows-1252: "Ã£" for "ã", "â€“" for a dash.
const misread = matchRule(
  /\ufffd|â€.?|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))|ï»¿/gu,
  'os acentos se perderam; salve o arquivo como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu,
  'o leitor de tela lê emojis em voz alta; escreva com palavras',
);

const styledLetters = matchRule(
  /[\u{1d400}-\u{1d7ff}\u2460-\u24ff\uff01-\uff5e]+/gu,
  'letras enfeitadas não são lidas por todos; escreva com letras comuns',
);

export const gapRule = matchRule(
  /\[(?!sic\])[^[\]\n]{0,80}\](?!\()|\b(?:lorem ipsum|TODO:|FIXME|XXX)/gi,
  'isto parece uma lacuna por preencher; escreva o que falta',
  { severity: 'warning' },
);

/** Rules for every text that visitors read, on one line or in a page. */
export const characterRules = [
  misread,
  emoji,
  styledLetters,
  invisible,
  looseAccents,
];

const edges: Rule<string> = (text) => {
  const suggestion = text.trim();
  if (suggestion === '')
    return [{ expected: 'o texto está vazio: só tem espaços' }];
  const place = text === text.trimStart() ? 'fim' : 'começo';
  const expected = `há um espaço sobrando no ${place} do texto`;
  return text === suggestion ? [] : [{ found: '', expected, suggestion }];
};

/** HTML, Markdown, and the signs of WhatsApp. */
const markupRules = [
  /<\/?[a-z][^<>]*>|&(?:[a-z]{2,30}|#\d{1,7});/gi,
  /^#{1,6}(?= )|\*\*|__|\[[^[\]]*\]\([^()]*\)/g,
  /(?<![\p{L}\d*_~])([*_~])(?=[^\s*_~])[^*_~]*[^\s*_~]\1(?![\p{L}\d*_~])/gu,
].map((pattern) =>
  matchRule(
    pattern,
    'aqui não servem HTML, Markdown nem sinais do WhatsApp; escreva só as palavras',
  ),
);

/** Rules for a text that is shown letter for letter. */
export const lineRules = [...characterRules, edges, ...markupRules, gapRule];

/** Rules for a remark that no page shows: contacts and amounts may stand in it. */
export const remarkRules = [misread, invisible, looseAccents, edges];

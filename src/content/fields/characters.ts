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

const invisibleFinding = (sign: string): Finding => ({
  found: invisibleName(sign),
  expected: 'apague isso ou, se aí vai um espaço, digite um espaço comum',
});

const isSpace = (sign: string) => sign.normalize('NFKC') === ' ';

/** A space of another kind does no harm: a warning. */
const invisible: Rule<string> = (text) =>
  [...text.matchAll(INVISIBLE)].map(({ 0: sign, index }) => ({
    ...invisibleFinding(sign),
    suggestion: withoutInvisible(text),
    range: [index, index + 1],
    severity: isSpace(sign) ? 'warning' : 'error',
  }));

const DASHES = /[‐‑‒–—−]/g;

/** What only a space, an invisible character or a dash of another kind makes wrong, with the right value. */
export function typingFinding(
  value: string,
  isRight: (value: string) => boolean,
): Finding | undefined {
  const visible = withoutInvisible(value);
  const dashed = visible.replace(DASHES, '-');
  const suggestion = [dashed, dashed.replaceAll(' ', '')].find(isRight);
  const [sign] = value.match(INVISIBLE) ?? [];
  if (sign) return { ...invisibleFinding(sign), suggestion };
  if (suggestion === undefined || isRight(value)) return undefined;
  const expected =
    dashed === visible
      ? 'há um espaço a mais; apague-o'
      : 'o traço é outro sinal, que só se parece com um hífen; digite um hífen comum ("-")';
  return { expected, suggestion };
}

const words = new Intl.Segmenter('pt-BR', { granularity: 'word' });

/** Macs write some accents as characters of their own, which other systems draw beside the letter. */
const looseAccents: Rule<string> = function* (text) {
  for (const { segment, index, isWordLike } of words.segment(text)) {
    const suggestion = segment.normalize('NFC');
    if (isWordLike && suggestion !== segment)
      yield {
        expected:
          'as letras com acento vêm de um Mac e são feitas de dois caracteres; digite a palavra de novo',
        suggestion,
        range: [index, index + segment.length],
      };
  }
};

// Bytes of UTF-8 that were read as Windows-1252: "Ã£" for "ã", "â€“" for a dash.
const misread = matchRule(
  /\ufffd|â€.?|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))|ï»¿/gu,
  'os acentos se perderam; salve o arquivo como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu,
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

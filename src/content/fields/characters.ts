import type { Finding, Rule } from './finding';
import { INVISIBLE, invisibleName, withoutInvisible } from './text';

/**
 * Returns a rule with one finding for each match.
 * @param pattern - has the flag `g`
 * @param more - other properties of each finding
 */
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

const invisibleFinding = (character: string): Finding => ({
  found: invisibleName(character),
  expected: 'apague isso ou, se aí vai um espaço, digite um espaço comum',
});

const isSpace = (character: string) => character.normalize('NFKC') === ' ';

/** Reports the worst one, because the suggestion has no others. An unusual space is harmless: it gives only a warning. */
const invisibleCharacters: Rule<string> = (text) =>
  [...text.matchAll(INVISIBLE)]
    .map(({ 0: character, index }) => ({
      ...invisibleFinding(character),
      suggestion: withoutInvisible(text),
      range: [index, index + 1] as const,
      severity: isSpace(character) ? ('warning' as const) : ('error' as const),
    }))
    .sort((a, b) => a.severity.localeCompare(b.severity))
    .slice(0, 1);

const DASHES = /[‐‑‒–—−]/g;

/**
 * Finds a typing mistake: an invisible character, an extra space or an unusual dash.
 * @returns a finding, which suggests the corrected value if that one is valid; undefined if there is no such mistake
 */
export function findTypingMistake(
  value: string,
  isValid: (value: string) => boolean,
): Finding | undefined {
  const visible = withoutInvisible(value);
  const dashed = visible.replace(DASHES, '-');
  const suggestion = [dashed, dashed.replaceAll(' ', '')].find(isValid);
  const [character] = value.match(INVISIBLE) ?? [];
  if (character) return { ...invisibleFinding(character), suggestion };
  if (suggestion === undefined || isValid(value)) return undefined;
  const expected =
    dashed === visible
      ? 'há um espaço a mais; apague-o'
      : 'o traço é outro sinal, que só se parece com um hífen; digite um hífen comum ("-")';
  return { expected, suggestion };
}

const words = new Intl.Segmenter('pt-BR', { granularity: 'word' });

/** macOS may write an accent as a separate character, which other systems draw next to the letter. */
const separateAccents: Rule<string> = function* (text) {
  if (text.normalize('NFC') === text) return;
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

// UTF-8 bytes that were decoded as Windows-1252 or ASCII: "Ã£" or "??" for "ã", "â€“" for a dash.
const mojibake = matchRule(
  /\ufffd|â€.?|(?<!\p{L})Ã(?=\s)|(?<=(?:^|\s)\p{L}+)\?+(?=\p{Ll})|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))|ï»¿/gu,
  'os acentos se perderam; salve o arquivo como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu,
  'o leitor de tela lê emojis em voz alta; escreva com palavras',
);

const styledLetters = matchRule(
  /[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u2460-\u24ff\ufb00-\ufb06\uff01-\uff5e]+/gu,
  'letras enfeitadas não são lidas por todos; escreva com letras comuns',
);

/** Finds what somebody still has to write. */
export const unfinishedTextRule = matchRule(
  /\[(?!sic\])[^[\]\n]{0,80}\](?!\()|\b(?:a definir|lorem ipsum|TODO:|FIXME|XXX)/gi,
  'isto parece uma lacuna por preencher; escreva o que falta',
  { severity: 'warning' },
);

/** Rules for every text that visitors read, in fields and in legal pages. */
export const characterRules = [
  mojibake,
  emoji,
  styledLetters,
  invisibleCharacters,
  separateAccents,
];

const outerSpaces: Rule<string> = (text) => {
  const suggestion = text.trim();
  if (suggestion === '')
    return [{ expected: 'o texto está vazio: só tem espaços' }];
  const place = text === text.trimStart() ? 'fim' : 'começo';
  const expected = `há um espaço sobrando no ${place} do texto`;
  return text === suggestion ? [] : [{ found: '', expected, suggestion }];
};

// HTML, Markdown and the formatting of WhatsApp.
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

/** Rules for a text that is shown exactly as written. */
export const lineRules = [
  ...characterRules,
  outerSpaces,
  ...markupRules,
  unfinishedTextRule,
];

/** Rules for a note that no page shows. It may contain contacts and amounts. */
export const noteRules = [
  mojibake,
  invisibleCharacters,
  separateAccents,
  outerSpaces,
];

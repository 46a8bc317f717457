import type { Finding, Rule } from './finding';
import { INVISIBLE, quote } from './text';

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

const NAMES: Readonly<Record<string, string>> = {
  '\n': 'uma quebra de linha',
  '\t': 'uma tabulação',
  '\u00a0': 'um espaço que não quebra',
};

function* invisibleIn(text: string) {
  for (const { 0: sign, index } of text.matchAll(INVISIBLE))
    yield {
      found: `${NAMES[sign] ?? 'um caractere invisível'} ${quote(sign).slice(1, -1)}`,
      range: [index, index + 1] as const,
      expected:
        'apague esse caractere, que não se vê, e digite a palavra de novo',
      isSpace: /\p{Zs}/u.test(sign),
    };
}

/** The first character that nobody sees and that makes a value another one. */
export const firstInvisible = (value: string): Finding | undefined =>
  invisibleIn(value).next().value ?? undefined;

/** A space of another kind does no harm: a warning. */
const invisible: Rule<string> = (text) =>
  [...invisibleIn(text)].map(({ isSpace, ...finding }) => {
    const expected =
      'digite um espaço comum: o site põe sozinho os que não quebram';
    return isSpace ? { ...finding, expected, severity: 'warning' } : finding;
  });

// Bytes of UTF-8 that were read as Windows-1252: "Ã£" for "ã", "â€“" for a dash.
const misread = matchRule(
  /\ufffd|â€.?|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))|ï»¿/gu,
  'os acentos se perderam; salve o arquivo como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu,
  'o leitor de tela lê emojis em voz alta; escreva com palavras',
);

const composed: Rule<string> = (text) => {
  const suggestion = text.normalize('NFC');
  const expected =
    'os acentos estão separados das letras; digite o texto de novo';
  return text === suggestion ? [] : [{ found: '', expected, suggestion }];
};

const styledLetters = matchRule(
  /[\u{1d400}-\u{1d7ff}\u2460-\u24ff\uff01-\uff5e]+/gu,
  'letras enfeitadas não são lidas por todos; escreva com letras comuns',
);

const draft = matchRule(
  /\b(?:[Ll]orem ipsum|FIXME|XXX+)\b|\bTODO(?=:|\()|^TODO$|\b[Tt]exto aqui\b/g,
  'isto parece um rascunho; escreva o texto definitivo',
);

export const gapRule = matchRule(
  /\[(?!sic\])[^[\]\n]{0,80}\](?!\()/g,
  'isto parece uma lacuna por preencher; escreva o que falta',
  { severity: 'warning' },
);

/** Rules for every text that visitors read, on one line or in a page. */
export const characterRules = [
  misread,
  emoji,
  styledLetters,
  invisible,
  composed,
  draft,
];

const edges: Rule<string> = (text) => {
  const suggestion = text.trim();
  if (text === suggestion) return [];
  if (suggestion === '') return [{ expected: 'escreva alguma coisa' }];
  const expected = 'há um espaço sobrando no começo ou no fim do texto';
  return [{ found: '', expected, suggestion }];
};

/** Rules for a text that is shown letter for letter. */
export const lineRules = [
  ...characterRules,
  matchRule(/(?<=\S) {2,}(?=\S)/g, 'deixe um espaço só', { suggestion: ' ' }),
  edges,
  matchRule(
    /<\/?[a-z][^<>]*>|&(?:[a-z]{2,30}|#\d{1,7});/gi,
    'aqui não serve HTML; escreva só as palavras',
  ),
  matchRule(
    /^#{1,6}(?= )|\*\*(?:[^*]*\*\*)?|__(?:[^_]*__)?|\[[^[\]]*\]\([^()]*\)/g,
    'este campo não entende Markdown; escreva só as palavras',
  ),
  matchRule(
    /(?<![\p{L}\d*_~])([*_~])(?=[^\s*_~])[^*_~]*[^\s*_~]\1(?![\p{L}\d*_~])/gu,
    'os sinais do WhatsApp não servem; escreva só as palavras',
  ),
  gapRule,
];

/** Rules for a remark that only the people behind the site read. */
export const remarkRules = [misread, invisible, edges];

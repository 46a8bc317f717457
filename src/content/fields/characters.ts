import { EMPTY } from './field';
import type { Finding, Rule } from './finding';
import { INVISIBLE, quote } from './text';

/** Makes one finding of each match of a global expression. */
export const matchRule =
  (pattern: RegExp, sentence: Omit<Finding, 'range'>): Rule<string> =>
  (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      found: quote(match),
      range: [index, index + match.length],
      ...sentence,
    }));

const NAMES: Readonly<Record<string, string>> = {
  '\n': 'uma quebra de linha',
  '\t': 'uma tabulação',
  '\u00a0': 'um espaço que não quebra',
  '\u200b': 'um espaço de largura zero',
};

/** The first character of a value that nobody sees and that makes the value another one. */
export function firstInvisible(value: string): Finding | undefined {
  const at = value.search(INVISIBLE);
  if (at === -1) return undefined;
  const sign = value.charAt(at);
  return {
    found: `${NAMES[sign] ?? 'um caractere invisível'} ${quote(sign).slice(1, -1)}`,
    range: [at, at + 1],
    expected:
      'apague esse caractere, que não se vê, e digite a palavra de novo',
  };
}

/** A space of another kind does no harm: a warning. */
const invisible: Rule<string> = (text) =>
  [...text.matchAll(INVISIBLE)].flatMap(({ 0: sign, index }) => {
    const finding = firstInvisible(sign);
    if (!finding) return [];
    const range = [index, index + 1] as const;
    if (/\P{Zs}/u.test(sign)) return [{ ...finding, range }];
    const expected =
      'digite um espaço comum: o site põe sozinho os que não quebram';
    return [{ ...finding, range, expected, severity: 'warning' as const }];
  });

// Bytes of UTF-8 that were read as Windows-1252: "Ã£" for "ã", "â€“" for a dash.
const misread = matchRule(
  /\ufffd|â€.?|[ÃÂ](?:[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[“”‘’](?=\p{L}))|ï»¿/gu,
  {
    expected:
      'os acentos se perderam em outra codificação; salve o arquivo como UTF-8 e escreva a palavra de novo',
  },
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu,
  {
    expected:
      'o site não usa emojis: o leitor de tela os lê em voz alta; escreva com palavras',
  },
);

const composed: Rule<string> = (text) => {
  const suggestion = text.normalize('NFC');
  const expected =
    'os acentos estão separados das letras, como ao copiar de um Mac; digite o texto de novo';
  return text === suggestion ? [] : [{ expected, suggestion }];
};

/** Bold, circled and wide letters of "font generators", which screen readers spell or skip. */
const styled: Rule<string> = (text) =>
  [...text.matchAll(/[\u{1d400}-\u{1d7ff}\u2460-\u24ff\uff01-\uff5e]+/gu)].map(
    ({ 0: match, index }) => ({
      found: quote(match),
      range: [index, index + match.length],
      suggestion: match.normalize('NFKC'),
      expected:
        'estas letras enfeitadas não são lidas por todos; escreva com letras comuns',
    }),
  );

const draft = matchRule(
  /\b(?:[Ll]orem ipsum|FIXME|XXX+)\b|\bTODO(?=:|\()|^TODO$|\b[Tt]exto aqui\b/g,
  { expected: 'isto parece um rascunho; escreva o texto definitivo' },
);

const gap = matchRule(/\[(?!sic\])[^[\]\n]{0,80}\](?!\()/g, {
  expected: 'isto parece uma lacuna por preencher; escreva o que falta',
  severity: 'warning',
});

/** Rules for every text that visitors read, on one line or in a page. */
export const characterRules = [
  misread,
  emoji,
  styled,
  invisible,
  composed,
  draft,
];

export const gapRule = gap;

const edges: Rule<string> = (text) => {
  const suggestion = text.trim();
  if (text === suggestion) return [];
  if (suggestion === '') return [{ expected: EMPTY }];
  const expected = 'há um espaço sobrando no começo ou no fim do texto';
  return [{ expected, suggestion }];
};

/** Rules for a text that is shown letter for letter. */
export const lineRules = [
  ...characterRules,
  matchRule(/(?<=\S) {2,}(?=\S)/g, {
    expected: 'deixe um espaço só',
    suggestion: ' ',
  }),
  edges,
  matchRule(/<\/?[a-z][^<>]*>|&(?:[a-z]{2,30}|#\d{1,7});/gi, {
    expected:
      'o texto aparece como está escrito, sem HTML; escreva só as palavras',
  }),
  matchRule(
    /^#{1,6} |\*\*(?:[^*]*\*\*)?|__(?:[^_]*__)?|\[[^[\]]*\]\([^()]*\)/g,
    { expected: 'este campo não entende Markdown; escreva só as palavras' },
  ),
  matchRule(
    /(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])|(?<![\p{L}\d~])~[^\s~](?:[^~]*[^\s~])?~/gu,
    {
      expected:
        'os sinais do WhatsApp aparecem como estão escritos; escreva só as palavras',
    },
  ),
  gap,
];

/** Rules for a remark that only the people behind the site read. */
export const remarkRules = [misread, invisible, edges];

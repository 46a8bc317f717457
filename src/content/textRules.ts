import { EMPTY, type FieldProblem, type FieldRule, INVISIBLE, quoted } from './fieldProblem';
import { contactRules, lawRules } from './lawRules';
import { placeholderRule } from './placeholders';

/**
 * Makes a rule of an expression: each match is one problem.
 * @param pattern - a global expression
 * @param expected - what to write instead
 * @param suggest - a replacement for the match, where one is plain
 */
export const matchRule =
  (pattern: RegExp, expected: string, suggest?: (match: string) => string): FieldRule<string> =>
  (text) =>
    [...text.matchAll(pattern)].map((match): FieldProblem => {
      const range = [match.index, match.index + match[0].length] as const;
      return { found: quoted(match[0]), expected, range, suggestion: suggest?.(match[0]) };
    });

// The others are named by their number alone, which a search in the editor understands.
const INVISIBLE_NAMES: Readonly<Record<string, string>> = {
  '\n': 'uma quebra de linha',
  '\t': 'uma tabulação',
  '\0': 'um caractere nulo',
  '\u00a0': 'um espaço que não quebra',
  '\u00ad': 'um hífen invisível',
  '\u200b': 'um espaço de largura zero',
  '\u200e': 'uma marca de direção',
  '\u200f': 'uma marca de direção',
  '\u202a': 'uma marca de direção',
  '\u202e': 'uma marca de direção',
};

const invisibleName = (sign: string): string =>
  `${INVISIBLE_NAMES[sign] ?? 'um caractere invisível'} ${quoted(sign).replaceAll('"', '')}`;

// A space of another width or one that does not break does no harm, so it is a warning.
const IS_SPACE = /\p{Zs}/u;

const ERASE = 'apague esse caractere, que não se vê';

/** Characters that nobody sees. */
const invisible: FieldRule<string> = (text) =>
  [...text.matchAll(INVISIBLE)].map(({ 0: sign, index }) => ({
    found: invisibleName(sign),
    range: [index, index + 1],
    warning: IS_SPACE.test(sign),
    expected: IS_SPACE.test(sign)
      ? 'no lugar dele digite um espaço comum: o site põe sozinho os que não quebram'
      : `${ERASE}; se o texto veio de outro programa, digite-o de novo`,
  }));

/** The first character of a value that nobody sees and that makes the value another one. */
export function firstInvisible(value: string): FieldProblem | undefined {
  const [first] = invisible(value);
  return first && { ...first, warning: false, expected: ERASE };
}

// Bytes of UTF-8 taken for letters of Windows-1252: "Ã£" for "ã", "â€“" for a dash. Quotes after "Ã" may be quotes.
const BYTE = '[\\u0080-\\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]';
const MISREAD = new RegExp(`\\ufffd|â€.?|[ÃÂ](?:${BYTE}|[“”‘’](?=\\p{L}))|ï»¿`, 'gu');

const broken = matchRule(
  MISREAD,
  'o arquivo foi salvo com outra codificação e os acentos se perderam; salve como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu,
  'o site não usa emojis: o leitor de tela os lê em voz alta; escreva com palavras',
);

const composed: FieldRule<string> = (text) =>
  text === text.normalize('NFC')
    ? []
    : [
        {
          expected:
            'os acentos estão separados das letras (acontece ao copiar de um Mac); digite o texto de novo',
          suggestion: text.normalize('NFC'),
        },
      ];

const filler = matchRule(
  /\b(?:[Ll]orem ipsum|FIXME|XXX+)\b|\bTODO(?=:|\()|^TODO$|\b[Tt]exto aqui\b/g,
  'isto parece um rascunho; escreva o texto definitivo',
);

const spaces = matchRule(/(?<=\S) {2,}(?=\S)/g, 'deixe um espaço só', () => ' ');

const edges: FieldRule<string> = (text) => {
  if (text === text.trim()) return [];
  return text.trim() === ''
    ? [{ expected: EMPTY }]
    : [{ expected: 'há um espaço sobrando no começo ou no fim do texto', suggestion: text.trim() }];
};

const markup = matchRule(
  /<\/?[a-z][^<>]*>|&[a-z]{2,30};|&#\d{1,7};/gi,
  'o texto aparece como está escrito, sem HTML; escreva só as palavras',
);

const marks = matchRule(
  /\*\*(?:[^*]*\*\*)?|__(?:[^_]*__)?|\[[^[\]]*\]\([^()]*\)/g,
  'este campo não entende Markdown; escreva só as palavras',
);

// What WhatsApp makes bold, slanted or struck out.
const chatMarks = matchRule(
  /(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])|(?<![\p{L}\d~])~[^\s~](?:[^~]*[^\s~])?~/gu,
  'os sinais do WhatsApp aparecem como estão escritos; escreva só as palavras',
);

const addresses = matchRule(
  /\bhttps?:\/\/\S+|\bwww\.\S+/gi,
  'um endereço no meio do texto não vira link; use {{site}} para o endereço do site ou escreva só palavras',
);

/** Rules for any words that a visitor reads, in JSON and in Markdown alike. */
export const proseRules: readonly FieldRule<string>[] = [
  broken,
  emoji,
  invisible,
  composed,
  filler,
  ...lawRules,
];

const words: readonly FieldRule<string>[] = [
  ...proseRules,
  spaces,
  edges,
  markup,
  marks,
  chatMarks,
  addresses,
];

/** Rules for a text field of a JSON file. */
export const textFieldRules: readonly FieldRule<string>[] = [
  ...words,
  ...contactRules,
  placeholderRule('text'),
];

/** Rules for what only the people behind the site read. */
export const remarkRules: readonly FieldRule<string>[] = [broken, invisible, edges];

/** Rules for a text that is shown as it stands, with no company fact filled in. */
export const factRules: readonly FieldRule<string>[] = [
  ...words,
  matchRule(
    /\{\{[^{}]*\}\}|[{}]+/g,
    'este campo não troca nomes entre chaves; escreva o próprio texto',
  ),
];

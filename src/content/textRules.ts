import { EMPTY, type FieldProblem, type FieldRule, quoted } from './fieldProblem';
import { lawRules } from './lawRules';
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

const invisible = matchRule(
  /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/gu,
  'há aqui um caractere invisível (quebra de linha, tabulação ou outro); apague-o',
);

const broken = matchRule(
  /\ufffd|[ÃÂ][\u0080-\u00bf]/g,
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
  /\b(?:[Ll]orem ipsum|TODO|FIXME|XXX+)\b|\b[Tt]exto aqui\b/g,
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
  /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/gi,
  'o texto aparece como está escrito, sem HTML; escreva só as palavras',
);

const marks = matchRule(
  /\*\*(?:[^*]*\*\*)?|__(?:[^_]*__)?|\[[^\]]*\]\([^)]*\)/g,
  'este campo não entende Markdown; escreva só as palavras',
);

const addresses = matchRule(
  /\bhttps?:\/\/\S+|\bwww\.\S+/gi,
  'um endereço no meio do texto não vira link; use {{site}} para o endereço do site ou escreva só palavras',
);

/** Rules for any words that a visitor reads, in JSON and in Markdown alike. */
export const proseRules: readonly FieldRule<string>[] = [
  invisible,
  broken,
  emoji,
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
  addresses,
];

/** Rules for a text field of a JSON file. */
export const textFieldRules: readonly FieldRule<string>[] = [...words, placeholderRule('text')];

/** Rules for a text that is shown as it stands, with no company fact filled in. */
export const factRules: readonly FieldRule<string>[] = [
  ...words,
  matchRule(
    /\{\{[^{}]*\}\}|[{}]+/g,
    'este campo não troca nomes entre chaves; escreva o próprio texto',
  ),
];

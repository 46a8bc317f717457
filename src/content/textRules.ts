import {
  EMPTY,
  type FieldProblem,
  type FieldRule,
  INVISIBLE,
  plain,
  quoted,
} from './fieldProblem';
import { placeholderRule } from './placeholders';

/** Each match is one problem. @param read - what the expression sees of a text, letter for letter */
export const matchRule =
  (
    pattern: RegExp,
    expected: string,
    suggestion?: string,
    read = (text: string) => text,
  ): FieldRule<string> =>
  (text) =>
    [...read(text).matchAll(pattern)].map(
      ({ 0: { length }, index }): FieldProblem => {
        const range = [index, index + length] as const;
        return {
          found: quoted(text.slice(...range)),
          expected,
          range,
          suggestion,
        };
      },
    );

const plainRule = (pattern: RegExp, expected: string) =>
  matchRule(pattern, expected, undefined, plain);

// The others are named by their number alone, which a search in the editor understands.
const INVISIBLE_NAMES: Readonly<Record<string, string>> = {
  '\n': 'uma quebra de linha',
  '\t': 'uma tabulação',
  '\u00a0': 'um espaço que não quebra',
  '\u200b': 'um espaço de largura zero',
};

const ERASE = 'apague esse caractere, que não se vê';

/** Characters that nobody sees. A space of another kind does no harm, so it is a warning. */
const invisible: FieldRule<string> = (text) =>
  [...text.matchAll(INVISIBLE)].map(({ 0: sign, index }) => {
    const name = INVISIBLE_NAMES[sign] ?? 'um caractere invisível';
    const warning = /\p{Zs}/u.test(sign);
    return {
      found: `${name} ${quoted(sign).replaceAll('"', '')}`,
      range: [index, index + 1],
      warning,
      expected: warning
        ? 'no lugar dele digite um espaço comum: o site põe sozinho os que não quebram'
        : `${ERASE}; se o texto veio de outro programa, digite-o de novo`,
    };
  });

/** The first character of a value that nobody sees and that makes the value another one. */
export function firstInvisible(value: string): FieldProblem | undefined {
  const [first] = invisible(value);
  return first && { ...first, warning: false, expected: ERASE };
}

// Bytes of UTF-8 taken for letters of Windows-1252: "Ã£" for "ã", "â€“" for a dash. Quotes after "Ã" may be quotes.
const BYTE = '[\\u0080-\\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]';
const MISREAD = new RegExp(
  `\\ufffd|â€.?|[ÃÂ](?:${BYTE}|[“”‘’](?=\\p{L}))|ï»¿`,
  'gu',
);

const broken = matchRule(
  MISREAD,
  'o arquivo foi salvo com outra codificação e os acentos se perderam; salve como UTF-8 e escreva a palavra de novo',
);

const emoji = matchRule(
  /(?![©®™])(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*/gu,
  'o site não usa emojis: o leitor de tela os lê em voz alta; escreva com palavras',
);

const composed: FieldRule<string> = (text) => {
  const suggestion = text.normalize('NFC');
  const expected =
    'os acentos estão separados das letras (acontece ao copiar de um Mac); digite o texto de novo';
  return text === suggestion ? [] : [{ expected, suggestion }];
};

const filler = matchRule(
  /\b(?:[Ll]orem ipsum|FIXME|XXX+)\b|\bTODO(?=:|\()|^TODO$|\b[Tt]exto aqui\b/g,
  'isto parece um rascunho; escreva o texto definitivo',
);

const forbidden = (pattern: RegExp, why: string) =>
  plainRule(pattern, `esta expressão não pode aparecer: ${why}`);

const RATES =
  'o site não mostra taxa, tarifa nem valor de parcela: eles vêm na proposta da instituição';

const rates = plainRule(
  /(?<![\d.,])\d{1,9}(?:[.,]\d{1,9})?\s{0,3}%(?:\s{0,3}(?:a\.?\s?m\.?|ao mes|ao ano|a\.?\s?a\.?))?/g,
  RATES,
);

// What a correspondent may not say: consumer code, art. 37 and art. 54-C; see the README, "Antes de publicar".
const lawRules: readonly FieldRule<string>[] = [
  forbidden(
    /(?:aprovacao|aprovado|credito|emprestimo)\s{1,3}(?:100%\s{1,3})?garantid[oa]/g,
    'quem aprova é a instituição, então ninguém pode prometer aprovação',
  ),
  forbidden(
    /dinheiro\s{1,3}na\s{1,3}hora/g,
    'não se pode prometer prazo de pagamento',
  ),
  forbidden(
    /menor(?:es)?\s{1,3}(?:taxa|juro)s?/g,
    'quem define a taxa é a instituição, e não há como provar',
  ),
  forbidden(
    /negativad[oa]s?\s{1,3}aprovad[oa]s?/g,
    'ninguém pode prometer aprovação',
  ),
  forbidden(
    /autorizad[oa]s?\s{1,3}pelo\s{1,3}(?:banco\s{1,3}central|bacen|bc\b)/g,
    'o Banco Central autoriza as instituições, não a empresa; escreva "contratada por instituições autorizadas"',
  ),
  forbidden(
    /ultimas\s{1,3}vagas/g,
    'a lei proíbe pressionar quem vai contratar',
  ),
  forbidden(
    /parceir[oa]s?\s{1,3}(?:oficia(?:l|is)\s{1,3})?d[oe]\s{1,3}(?:inss|governo)/g,
    'a empresa não tem vínculo com o INSS nem com o governo',
  ),
  // "100%" alone is no rate: one of the advantages is "Processo 100% digital".
  (text) => rates(text).filter(({ found }) => found !== '"100%"'),
  plainRule(/r\$\s{0,3}\d[\d.,]*/g, RATES),
];

const contact = (pattern: RegExp, name: string, what: string) =>
  matchRule(
    pattern,
    `${what} vem de data/company.json, para mudar num lugar só`,
    `{{${name}}}`,
  );

/** Rules for texts that the company's facts are filled into: these have one place only. */
export const contactRules: readonly FieldRule<string>[] = [
  contact(
    /(?:\+55\s*)?\(?\b\d{2}\)?\s?9?\d{4}-\d{4}\b/g,
    'telefone',
    'o telefone',
  ),
  contact(
    /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g,
    'cnpj',
    'o CNPJ',
  ),
  contact(
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g,
    'email',
    'o e-mail',
  ),
];

export const proseRules: readonly FieldRule<string>[] = [
  broken,
  emoji,
  invisible,
  composed,
  filler,
  ...lawRules,
];

const spaces = matchRule(/(?<=\S) {2,}(?=\S)/g, 'deixe um espaço só', ' ');

const edges: FieldRule<string> = (text) => {
  if (text === text.trim()) return [];
  return text.trim() === ''
    ? [{ expected: EMPTY }]
    : [
        {
          expected: 'há um espaço sobrando no começo ou no fim do texto',
          suggestion: text.trim(),
        },
      ];
};

const words: readonly FieldRule<string>[] = [
  ...proseRules,
  spaces,
  edges,
  matchRule(
    /<\/?[a-z][^<>]*>|&[a-z]{2,30};|&#\d{1,7};/gi,
    'o texto aparece como está escrito, sem HTML; escreva só as palavras',
  ),
  matchRule(
    /\*\*(?:[^*]*\*\*)?|__(?:[^_]*__)?|\[[^[\]]*\]\([^()]*\)/g,
    'este campo não entende Markdown; escreva só as palavras',
  ),
  matchRule(
    /(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])|(?<![\p{L}\d~])~[^\s~](?:[^~]*[^\s~])?~/gu,
    'os sinais do WhatsApp aparecem como estão escritos; escreva só as palavras',
  ),
  matchRule(
    /\bhttps?:\/\/\S+|\bwww\.\S+/gi,
    'um endereço no meio do texto não vira link; use {{site}} para o endereço do site ou escreva só palavras',
  ),
];

export const textFieldRules: readonly FieldRule<string>[] = [
  ...words,
  ...contactRules,
  placeholderRule('text'),
];

export const remarkRules: readonly FieldRule<string>[] = [
  broken,
  invisible,
  edges,
];

/** Rules for a text that is shown as it stands, with no company fact filled in. */
export const factRules: readonly FieldRule<string>[] = [
  ...words,
  matchRule(
    /\{\{[^{}]*\}\}|[{}]+/g,
    'este campo não troca nomes entre chaves; escreva o próprio texto',
  ),
];

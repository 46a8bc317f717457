import { type FieldProblem, type FieldRule, quoted } from './fieldProblem';
import { plain } from './nearest';

interface ForbiddenWords {
  readonly pattern: RegExp;
  readonly why: string;
}

// Words that a correspondent may not use: consumer code, art. 37 and art. 54-C; see the README, "Antes de publicar".
// They are looked for in a text without accents and with spaces of any kind.
const forbidden: readonly ForbiddenWords[] = [
  {
    pattern: /(?:aprovacao|aprovado|credito|emprestimo)\s{1,3}(?:100%\s{1,3})?garantid[oa]/g,
    why: 'quem aprova é a instituição, então ninguém pode prometer aprovação',
  },
  { pattern: /dinheiro\s{1,3}na\s{1,3}hora/g, why: 'não se pode prometer prazo de pagamento' },
  {
    pattern: /menor(?:es)?\s{1,3}(?:taxa|juro)s?/g,
    why: 'quem define a taxa é a instituição, e não há como provar',
  },
  { pattern: /negativad[oa]s?\s{1,3}aprovad[oa]s?/g, why: 'ninguém pode prometer aprovação' },
  {
    pattern: /autorizad[oa]s?\s{1,3}pelo\s{1,3}(?:banco\s{1,3}central|bacen|bc\b)/g,
    why: 'o Banco Central autoriza as instituições, não a empresa; escreva "contratada por instituições autorizadas"',
  },
  { pattern: /ultimas\s{1,3}vagas/g, why: 'a lei proíbe pressionar quem vai contratar' },
  {
    pattern: /parceir[oa]s?\s{1,3}(?:oficia(?:l|is)\s{1,3})?d[oe]\s{1,3}(?:inss|governo)/g,
    why: 'a empresa não tem vínculo com o INSS nem com o governo',
  },
];

const words: FieldRule<string> = (text) => {
  const simple = plain(text);
  return forbidden.flatMap(({ pattern, why }) =>
    [...simple.matchAll(pattern)].map((match): FieldProblem => {
      const range = [match.index, match.index + match[0].length] as const;
      return {
        found: quoted(text.slice(...range)),
        range,
        expected: `esta expressão não pode aparecer: ${why}`,
      };
    }),
  );
};

// "100%" alone is no rate: one of the advantages is "Processo 100% digital".
const RATE =
  /(?<![\d.,])\d{1,9}(?:[.,]\d{1,9})?\s{0,3}%(?:\s{0,3}(?:a\.?\s?m\.?|ao mes|ao ano|a\.?\s?a\.?))?/g;
const MONEY = /r\$\s{0,3}\d[\d.,]*/g;

const rates: FieldRule<string> = (text) => {
  if (!/\d/.test(text)) return [];
  const simple = plain(text);
  return [...simple.matchAll(RATE), ...simple.matchAll(MONEY)]
    .filter(([match]) => match !== '100%')
    .map(({ 0: match, index }): FieldProblem => {
      const range = [index, index + match.length] as const;
      return {
        found: quoted(text.slice(...range)),
        range,
        expected:
          'o site não mostra taxa, tarifa nem valor de parcela: eles vêm na proposta da instituição',
      };
    });
};

const contact = (pattern: RegExp, name: string, what: string): FieldRule<string> => {
  return (text) =>
    [...text.matchAll(pattern)].map(
      (match): FieldProblem => ({
        found: quoted(match[0]),
        range: [match.index, match.index + match[0].length],
        expected: `${what} vem de data/company.json, para mudar num lugar só`,
        suggestion: `{{${name}}}`,
      }),
    );
};

/** Rules that come from the law. */
export const lawRules: readonly FieldRule<string>[] = [words, rates];

/** Rules for texts that the company's facts are filled into: these have one place only. */
export const contactRules: readonly FieldRule<string>[] = [
  contact(/(?:\+55\s*)?\(?\b\d{2}\)?\s?9?\d{4}-\d{4}\b/g, 'telefone', 'o telefone'),
  contact(/\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g, 'cnpj', 'o CNPJ'),
  contact(/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g, 'email', 'o e-mail'),
];

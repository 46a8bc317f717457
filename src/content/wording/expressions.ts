import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { matchRule } from '../fields/characters';
import type { Finding, Range, Rule, Severity } from '../fields/finding';
import { foldAccents, quote } from '../fields/text';

interface Expression {
  /** Words without accents. `*` at the end of one stands for any ending. */
  readonly phrases: readonly string[];
  readonly reason: string;
  /** Words that make the expression right when they stand before it in the sentence. */
  readonly unless?: readonly string[];
}

/** What a correspondent may not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const FORBIDDEN: readonly Expression[] = [
  {
    phrases: [
      'aprovacao garantid*',
      'aprovad* garantid*',
      'credito garantid*',
      'emprestimo garantid*',
      'garantimos aprovacao',
      'garantimos credito',
      'garantimos emprestimo',
      'negativad* aprovad*',
    ],
    reason:
      'quem aprova é a instituição, então ninguém pode prometer aprovação',
  },
  {
    phrases: ['dinheiro na hora', 'credito na hora', 'emprestimo na hora'],
    reason: 'não se pode prometer prazo de pagamento',
  },
  {
    phrases: ['menor* taxa*', 'menor* juro*'],
    reason: 'quem define a taxa é a instituição, e não há como provar',
  },
  {
    phrases: [
      'autorizad* pelo banco central',
      'autorizad* pelo bacen',
      'autorizad* pelo bc',
    ],
    unless: ['institui*', 'banco', 'bancos', 'financeira*', 'administradora*'],
    reason:
      'o Banco Central autoriza as instituições, não a empresa; escreva "contratada por instituições autorizadas"',
  },
  {
    phrases: ['ultimas vagas'],
    reason: 'a lei proíbe pressionar quem vai contratar',
  },
  {
    phrases: [
      'parceir* do inss',
      'parceir* do governo',
      'parceir* oficia* do inss',
      'parceir* oficia* do governo',
    ],
    reason: 'a empresa não tem vínculo com o INSS nem com o governo',
  },
];

const NEGATIONS =
  'nao nunca nem ninguem nenhum nenhuma sem desconfie cuidado golpe golpista promete prometem'.split(
    ' ',
  );
const IGNORED = 'a o as os sua seu suas seus e'.split(' ');

interface Word {
  readonly word: string;
  readonly range: Range;
}

/** The words of a text by sentences, without accents and without articles. */
function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  for (const { 0: word, index } of foldAccents(text).matchAll(
    /[a-z]+|[.!?;:]\s/g,
  )) {
    const range = [index, index + word.length] as const;
    if (/\W/.test(word)) sentences.push([]);
    else if (!IGNORED.includes(word)) sentences.at(-1)?.push({ word, range });
  }
  return sentences;
}

const fits = ({ word }: Word, pattern: string) =>
  pattern.endsWith('*')
    ? word.startsWith(pattern.slice(0, -1))
    : word === pattern;

const includesAny = (words: readonly Word[], patterns: readonly string[]) =>
  words.some((word) => patterns.some((pattern) => fits(word, pattern)));

function* phraseFindings(sentence: readonly Word[], text: string) {
  for (const { phrases, reason, unless = [] } of FORBIDDEN)
    for (const phrase of phrases) {
      const patterns = phrase.split(' ');
      for (const [at, first] of sentence.entries()) {
        const words = sentence.slice(at, at + patterns.length);
        const isSame =
          words.length === patterns.length &&
          words.every((word, i) => fits(word, patterns[i] ?? ''));
        const before = sentence.slice(0, at);
        if (!isSame || includesAny(before, unless)) continue;
        const end = words.at(-1)?.range[1] ?? first.range[1];
        yield {
          range: [first.range[0], end] as const,
          found: quote(text.slice(first.range[0], end)),
          expected: `esta expressão não pode aparecer: ${reason}`,
          isDenied: includesAny(before, NEGATIONS),
        };
      }
    }
}

/** A denial, as in "Não existe crédito garantido", may be right: a warning. */
export const forbiddenRule: Rule<string> = (text) =>
  sentencesOf(text).flatMap((sentence) =>
    [...phraseFindings(sentence, text)].map(({ isDenied, ...finding }) => ({
      ...finding,
      severity: isDenied ? ('warning' as const) : undefined,
    })),
  );

const PERCENTAGE =
  /(?<![\d.,])\d[\d.,]{0,12}\s?(?:%|por cento)(?:\s?(?:ao (?:mes|ano|dia)|a\.?\s?[ma]\b\.?|mensa\w+|anua\w+))?/g;
const MONEY = /r\$\s?\d[\d.,]*|\b\d[\d.,]* (?:mil )?reais\b/g;
const RATE_WORDS = ['juro*', 'taxa*', 'tarifa*', 'cet'];

/** Rates, fees and amounts. A share of something else, as in "40% do benefício", may be right: a warning. */
export const rateRule: Rule<string> = (text) => {
  const folded = foldAccents(text);
  const sentences = sentencesOf(text);
  const matches = [...folded.matchAll(PERCENTAGE), ...folded.matchAll(MONEY)];
  return matches.flatMap(({ 0: match, index }): Finding[] => {
    if (match === '100%') return [];
    const range = [index, index + match.length] as const;
    const before = sentences
      .findLast(([first]) => first && first.range[0] <= index)
      ?.filter((word) => word.range[1] <= index);
    const isShare = match.endsWith('%') || match.endsWith('cento');
    const isRight =
      includesAny(before ?? [], NEGATIONS) ||
      (isShare && !includesAny(before ?? [], RATE_WORDS));
    return [
      {
        found: quote(text.slice(...range)),
        range,
        expected:
          'o site não mostra taxa, tarifa nem valor de parcela: eles vêm na proposta da instituição',
        severity: isRight ? 'warning' : undefined,
      },
    ];
  });
};

const fromCompany = (what: string) =>
  `${what} vem de data/company.json, para mudar num lugar só`;

const phones: Rule<string> = (text) =>
  findPhoneNumbersInText(text, 'BR')
    .filter(
      ({ number }) =>
        number.nationalNumber.length > 9 &&
        !number.nationalNumber.startsWith('800'),
    )
    .map(({ startsAt, endsAt }) => ({
      found: quote(text.slice(startsAt, endsAt)),
      range: [startsAt, endsAt],
      expected: fromCompany('o telefone'),
      suggestion: '{{telefone}}',
    }));

/** Contacts written by hand, which would stay as they are when the company's change. */
export const contactRules: readonly Rule<string>[] = [
  phones,
  matchRule(/\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g, {
    expected: fromCompany('o CNPJ'),
    suggestion: '{{cnpj}}',
  }),
  // Authorities keep their addresses: gov.br, jus.br, mp.br.
  matchRule(
    /(?<![\w.+-])[\w.+-]{1,64}@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g,
    { expected: fromCompany('o e-mail'), suggestion: '{{email}}' },
  ),
  matchRule(/\bwa\.me\/\S*/g, { expected: fromCompany('o WhatsApp') }),
];

/** Gives all findings of a rule one severity. */
export const withSeverity =
  (severity: Severity, rule: Rule<string>): Rule<string> =>
  (text) =>
    rule(text).map((finding) => ({ ...finding, severity }));

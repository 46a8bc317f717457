import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { matchRule } from '../fields/characters';
import type { Range, Rule, Severity } from '../fields/finding';
import { foldAccents } from '../fields/text';

interface Expression {
  readonly reason: string;
  /** Words without accents and articles. `*` at the end of one stands for any ending. */
  readonly phrases: string;
  /** Words that make the expression right when they stand before it in the sentence. */
  readonly unless?: string;
}

/** What a correspondent may not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const FORBIDDEN: readonly Expression[] = [
  {
    reason: 'quem aprova é a instituição, e ninguém pode prometer',
    phrases:
      'aprovacao garantid*, aprovad* garantid*, credito garantid*, emprestimo garantid*, garantimos aprovacao, garantimos credito, garantimos emprestimo, negativad* aprovad*',
  },
  {
    reason: 'não se pode prometer prazo de pagamento',
    phrases: 'dinheiro na hora, credito na hora, emprestimo na hora',
  },
  {
    reason: 'quem define a taxa é a instituição, e não há como provar',
    phrases: 'menor* taxa*, menor* juro*',
  },
  {
    reason: 'o Banco Central autoriza as instituições, não a empresa',
    phrases:
      'autorizad* pelo banco central, autorizad* pelo bacen, autorizad* pelo bc',
    unless: 'institui*, banco*, financeira*, administradora*',
  },
  {
    reason: 'a lei proíbe pressionar quem vai contratar',
    phrases: 'ultimas vagas',
  },
  {
    reason: 'a empresa não tem vínculo com o INSS nem com o governo',
    phrases:
      'parceir* do inss, parceir* do governo, parceir* oficia* do inss, parceir* oficia* do governo',
  },
];

const ARTICLES = ['a', 'o', 'as', 'os', 'sua', 'seu', 'suas', 'seus'];
const DENIALS =
  'nao, nunca, nem, ninguem, nenhum*, sem, desconfie, cuidado, golp*, promete*';
const DENIALS_AFTER = 'nao existe*, nao ha, golp*, mentira*';
const RATES = 'juro*, taxa*, tarifa*, cet';

interface Word {
  readonly word: string;
  readonly range: Range;
}

/** The words of a text by sentences, without accents and articles. */
function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  const parts = foldAccents(text).matchAll(/[a-z]+|[.!?]\s/g);
  for (const { 0: word, index } of parts) {
    const range = [index, index + word.length] as const;
    if (word.endsWith(' ')) sentences.push([]);
    else if (!ARTICLES.includes(word)) sentences.at(-1)?.push({ word, range });
  }
  return sentences;
}

const matches = (word: Word | undefined, pattern: string) =>
  pattern.endsWith('*')
    ? word?.word.startsWith(pattern.slice(0, -1))
    : word?.word === pattern;

function positionsOf(phrase: string, sentence: readonly Word[]): number[] {
  const patterns = phrase.split(' ');
  return [...sentence.keys()].filter((at) =>
    patterns.every((pattern, i) => matches(sentence[at + i], pattern)),
  );
}

const includesAny = (words: readonly Word[], phrases: string) =>
  phrases.split(', ').some((phrase) => positionsOf(phrase, words).length > 0);

/** A denial, as in "Não existe crédito garantido", may be right: a warning. */
export const forbiddenRule: Rule<string> = function* (text) {
  for (const sentence of sentencesOf(text))
    for (const { reason, phrases, unless = '' } of FORBIDDEN)
      for (const phrase of phrases.split(', '))
        for (const at of positionsOf(phrase, sentence)) {
          const before = sentence.slice(0, at);
          const end = at + phrase.split(' ').length;
          const isDenied =
            includesAny(before, DENIALS) ||
            includesAny(sentence.slice(end), DENIALS_AFTER);
          if (includesAny(before, unless)) continue;
          yield {
            expected: `esta expressão não pode aparecer: ${reason}`,
            range: [
              sentence[at]?.range[0] ?? 0,
              sentence[end - 1]?.range[1] ?? 0,
            ],
            severity: isDenied ? 'warning' : 'error',
          };
        }
};

const AMOUNT =
  /(?<![\d.,])\d[\d.,]{0,12}\s?(?:%|por cento)(?<period>\s?(?:ao (?:mes|ano|dia)|a\.?\s?[ma]\b\.?|mensa\w+|anua\w+))?|(?<money>r\$\s?\d[\d.,]*|\b\d[\d.,]* (?:mil )?reais\b)/g;

/** Rates, fees and amounts. A share of something else, as in "40% do benefício", may be right: a warning. */
export const rateRule: Rule<string> = function* (text) {
  const expected = 'o site não mostra taxa, tarifa nem valor de parcela';
  for (const { 0: match, index, groups } of foldAccents(text).matchAll(
    AMOUNT,
  )) {
    const before = sentencesOf(text.slice(0, index)).at(-1) ?? [];
    const { period, money } = groups ?? {};
    const isRate = period || money || includesAny(before, RATES);
    const isRight = !isRate || includesAny(before, DENIALS);
    const range = [index, index + match.length] as const;
    const severity = isRight ? 'warning' : 'error';
    if (match !== '100%') yield { expected, range, severity };
  }
};

const fromCompany = (what: string) =>
  `${what} vem de data/company.json, para mudar num lugar só`;

const phones: Rule<string> = function* (text) {
  // Free calls are not the company's.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'BR'))
    if (number.getType() !== 'TOLL_FREE')
      yield {
        expected: fromCompany('o telefone'),
        range: [startsAt, endsAt],
        suggestion: '{{telefone}}',
      };
};

/** Contacts written by hand, which would stay as they are when the company's change. */
export const contactRules: readonly Rule<string>[] = [
  matchRule(/\bwa\.me\/\S*/g, fromCompany('o WhatsApp')),
  phones,
  matchRule(
    /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g,
    fromCompany('o CNPJ'),
    { suggestion: '{{cnpj}}' },
  ),
  // Authorities keep their addresses.
  matchRule(
    /(?<![\w.+-])[\w.+-]{1,64}@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g,
    fromCompany('o e-mail'),
    { suggestion: '{{email}}' },
  ),
];

export const withSeverity =
  (severity: Severity, rule: Rule<string>): Rule<string> =>
  (text) =>
    [...rule(text)].map((finding) => ({ ...finding, severity }));

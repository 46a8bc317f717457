import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { matchRule } from '../fields/characters';
import type { Range, Rule } from '../fields/finding';
import { foldAccents } from '../fields/text';

/**
 * Builds a regular expression that finds any of the expressions in a text without
 * accents. `*` is the rest of a word, `…` is other words, and `(a|b)` is a or b.
 */
export function toPattern(...expressions: string[]): RegExp {
  const words = expressions
    .join('|')
    .replaceAll('*', '\\w*')
    .replaceAll(' … ', '\\b.{1,40}?\\b');
  return new RegExp(`\\b(?:${words})(?!\\w)`, 'g');
}

interface Expression {
  readonly reason: string;
  readonly words: RegExp;
  /** Words before the expression that make it allowed. */
  readonly unless?: RegExp;
}

/** What a banking correspondent must not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const FORBIDDEN: readonly Expression[] = [
  {
    reason: 'quem aprova é a instituição, e ninguém pode prometer',
    words: toPattern(
      '(aprova*|credito|emprestimo) garantid*',
      'garantimos (a |o )?(sua |seu )?(aprovacao|credito|emprestimo)',
      'negativad* aprovad*',
    ),
  },
  {
    reason: 'não se pode prometer prazo de pagamento',
    words: toPattern('(dinheiro|credito|emprestimo) na hora'),
  },
  {
    reason: 'quem define a taxa é a instituição, e não há como provar',
    words: toPattern('(menor|menores) (taxa|taxas|juro|juros)'),
  },
  {
    reason: 'o Banco Central autoriza as instituições, não a empresa',
    words: toPattern('autorizad* pelo (banco central|bacen|bc)'),
    unless: toPattern('(institui|banco|financeira|administradora)*'),
  },
  {
    reason: 'a lei proíbe pressionar quem vai contratar',
    words: toPattern('ultimas vagas'),
  },
  {
    reason: 'a empresa não tem vínculo com o INSS nem com o governo',
    words: toPattern('parceir* (oficia* )?do (inss|governo)'),
  },
];

/** A text with one of these words may deny the expression, so it gives only a warning. */
const DENIAL = toPattern('nao', 'nunca');

export const forbiddenRule: Rule<string> = function* (value) {
  const text = foldAccents(value);
  for (const { reason, words, unless } of FORBIDDEN)
    for (const { 0: match, index } of text.matchAll(words))
      if (!unless || text.slice(0, index).search(unless) === -1)
        yield {
          expected: `esta expressão não pode aparecer: ${reason}`,
          range: [index, index + match.length],
          severity: text.search(DENIAL) === -1 ? 'error' : 'warning',
        };
};

const BUREAU =
  '(spc|serasa|scpc|boa vista|protecao ao credito|cadastro* de inadimplentes|bureau*|biro*|score)';
const BAD_NAME =
  '(negativad*|(nome|cpf) (sujo|negativado|restrito)|nomes sujos|com restricao|restricao no (nome|cpf)|divida* (atrasada*|em atraso)|score baixo)';

/** Says in one sentence that no credit bureau or income is checked, or that people with a bad record get credit. */
const CREDIT_CHECK_CLAIM = toPattern(
  `(sem|nao|nunca|nem|dispensa*|zero) … (consult|chec|analis|verific|pesquis|olha|puxa|exig|precis)* … ${BUREAU}`,
  `(sem|nem|zero) … ${BUREAU}`,
  `ninguem (consult|chec|verific|pesquis|olha)* … ${BUREAU}`,
  'sem (analise|avaliacao) (de|do|da) (credito|renda|situacao|cadastro)',
  `nao (importa|interessa|ha problema|tem problema)* … (${BUREAU}|${BAD_NAME})`,
  `consult* … ${BUREAU} … (nao|nunca|dispens*|zero)`,
  `${BUREAU} … (nao|nunca|nem) … (consult|import|atrapalh|imped|problema|conta)*`,
  '^sem consulta',
  '(credito|emprestimo|dinheiro|aprovacao) sem consulta',
  'sem consult* … (nome|cpf|credito)',
  `(${BAD_NAME}|(nome|cpf) n(o|a) ${BUREAU}) ?\\?`,
  `independente* … (${BUREAU}|${BAD_NAME})`,
  `(aprova|libera|empresta|emprestimo|credito|dinheiro|atende|aceita)* … ${BAD_NAME}`,
  `${BAD_NAME} … (aprov|pode|consegu|tambem|sem problema|bem.vind|contrat|acess)*`,
);

/** Words before such a claim that negate it: anywhere in its sentence, or right before it. */
const NEGATION = toPattern(
  '(desconfie|cuidado|golp*|promet*|mentira|nao existe|nao ha)',
  '(nao|nunca|ninguem|nem) $',
);

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

/**
 * Finds a claim that no credit bureau is consulted, or that people with a bad
 * record are approved (Código de Defesa do Consumidor, art. 54-C, II).
 * @returns the range of the first such claim, or an empty list
 */
export function findCreditCheckClaims(value: string): Range[] {
  for (const { segment, index } of sentences.segment(value)) {
    const sentence = foldAccents(segment);
    for (const { 0: claim, index: at } of sentence.matchAll(CREDIT_CHECK_CLAIM))
      if (sentence.slice(0, at).search(NEGATION) === -1)
        return [[index + at, index + at + claim.length]];
  }
  return [];
}

/** Finds rates and amounts. Only a warning: a figure such as "40% do benefício" may be right. */
export const rateRule = matchRule(
  /R\$\s?\d[\d.,]*|(?<![\d.,])(?!100%)\d[\d.,]*\s?(?:%|por cento|(?:mil )?reais)(?:\s(?:ao|por) (?:mês|ano|dia))?/gi,
  'o site não mostra taxa, tarifa nem valor de parcela',
  { severity: 'warning' },
);

const fromCompany = (name: string) =>
  `escreva {{${name}}}, que vem de data/company.json, para mudar num lugar só`;

const phones: Rule<string> = function* (text) {
  // Toll-free numbers are not the company's.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'BR'))
    if (number.getType() !== 'TOLL_FREE')
      yield { expected: fromCompany('telefone'), range: [startsAt, endsAt] };
};

/** Find contacts written by hand, which would become outdated when the company's contacts change. */
export const contactRules: readonly Rule<string>[] = [
  matchRule(/\bwa\.me\/\S*/g, fromCompany('telefone')),
  phones,
  matchRule(
    /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g,
    fromCompany('cnpj'),
  ),
  // E-mail addresses of public authorities are allowed.
  matchRule(
    /(?<![\w.+-])[\w.+-]+@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]+(?:\.[\w-]+)+/g,
    fromCompany('email'),
  ),
];

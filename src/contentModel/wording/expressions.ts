import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { forbid, type Rule } from '../fields/rule';
import { sentencesOf } from '../fields/text';

/** Builds a regular expression that finds any of the expressions in a text without accents. `*` is the rest of a word. */
export const toPattern = (...expressions: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${expressions.join('|').replaceAll('*', '\\w*')})(?!\\w)`,
    'g',
  );

/**
 * What a banking correspondent must not say, the reason, and words before it that make it
 * right: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021.
 */
const FORBIDDEN: readonly (readonly [
  words: RegExp,
  reason: string,
  unless?: RegExp,
])[] = [
  [
    toPattern(
      '(aprova*|credito|emprestimo) (100% )?garantid*',
      'garantimos (a |o )?(sua |seu )?(aprovacao|credito|emprestimo)',
      'negativad* aprovad*',
    ),
    'quem aprova é a instituição, e ninguém pode prometer',
  ],
  [
    toPattern('(dinheiro|credito|emprestimo) na hora'),
    'não se pode prometer prazo de pagamento',
  ],
  [
    toPattern('(menor|menores) (taxa|taxas|juro|juros)'),
    'quem define a taxa é a instituição, e não há como provar',
  ],
  [
    toPattern('autorizad* pelo (banco central|bacen|bc)'),
    'o Banco Central autoriza as instituições, não a empresa',
    toPattern('(institui|banco|financeira|administradora)*'),
  ],
  [toPattern('ultimas vagas'), 'a lei proíbe pressionar quem vai contratar'],
  [
    toPattern('parceir* (oficia* )?do (inss|governo)'),
    'a empresa não tem vínculo com o INSS nem com o governo',
  ],
];

/** A sentence with one of these words may deny the expression, so it gets only a warning. */
const DENIAL = toPattern('nao', 'nunca', 'ninguem');

export const forbiddenExpressions: Rule<string> = (value, report) => {
  for (const { segment, index: start } of sentencesOf(value)) {
    const severity = segment.search(DENIAL) === -1 ? 'error' : 'warning';
    for (const [words, reason, unless] of FORBIDDEN)
      for (const { 0: match, index } of segment.matchAll(words)) {
        if (unless && segment.slice(0, index).search(unless) !== -1) continue;
        const expected = `esta expressão não pode aparecer: ${reason}`;
        const from = start + index;
        report({ expected, range: [from, from + match.length], severity });
      }
  }
};

/** Finds rates and amounts. Only a warning: a figure such as "40% do benefício" may be right. */
export const rates = forbid(
  /R\$\s?\d[\d.,]*|(?<![\d.,])(?!100%)\d[\d.,]*\s?(?:%|por cento|(?:mil )?reais)(?:\s(?:ao|por) (?:mês|ano|dia))?/gi,
  'o site não mostra taxa, tarifa nem valor de parcela',
  'warning',
);

const CONTACT =
  'os contatos da empresa vêm de data/company.json, para mudar num lugar só: escreva {{telefone}}, {{email}} ou {{cnpj}}';

const phones: Rule<string> = (text, report) => {
  // Toll-free numbers are not the company's.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'BR'))
    if (number.getType() !== 'TOLL_FREE')
      report({ expected: CONTACT, range: [startsAt, endsAt] });
};

/** Find contacts written by hand, which would become outdated when the company's contacts change. */
export const contactRules: readonly Rule<string>[] = [
  forbid(/\bwa\.me\/\S*|\b\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}\b/g, CONTACT),
  phones,
  // E-mail addresses of public authorities are allowed.
  forbid(
    /(?<![\w.+-])[\w.+-]+@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]+(?:\.[\w-]+)+/g,
    CONTACT,
  ),
];

import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { forbid, type Rule } from '../fields/rule';
import { sentencesOf } from '../fields/text';

/** Makes a pattern for a text without accents. `*` is the rest of a word. */
export const toPattern = (...expressions: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${expressions.join('|').replaceAll('*', '\\w*')})(?!\\w)`,
    'g',
  );

/** An expression that must not be used. */
interface Claim {
  readonly words: RegExp;
  readonly reason: string;
  /** Words before it that make it right. */
  readonly unless?: RegExp;
  /** Whether nothing makes it right, also no denial. */
  readonly always?: true;
}

/** What a banking correspondent must not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const FORBIDDEN: readonly Claim[] = [
  {
    words: toPattern(
      '(aprova*|credito|emprestimo) (100% )?garantid*',
      'garantimos (a |o )?(sua |seu )?(aprovacao|credito|emprestimo)',
      'negativad* aprovad*',
    ),
    reason: 'quem aprova é a instituição, e ninguém pode prometer',
  },
  {
    words: toPattern('(dinheiro|credito|emprestimo) na hora'),
    reason: 'não se pode prometer prazo de pagamento',
  },
  {
    words: toPattern('(menor|menores) (taxa|taxas|juro|juros)'),
    reason: 'quem define a taxa é a instituição, e não há como provar',
  },
  {
    words: toPattern('autorizad* pelo (banco central|bacen|bc)'),
    reason: 'o Banco Central autoriza as instituições, não a empresa',
    unless: toPattern('(institui|banco|financeira|administradora)*'),
  },
  {
    words: toPattern('ultimas vagas', 'imperdive(l|is)'),
    reason: 'a lei proíbe pressionar quem vai contratar',
    always: true,
  },
  {
    words: toPattern('parceir* (oficia* )?do (inss|governo)'),
    reason: 'a empresa não tem vínculo com o INSS nem com o governo',
  },
];

/** After "não": a call to act, or "há consulta", which is a claim itself. */
const NO_DENIAL = [
  'perc|demor|hesit|adie|import|se preocup|foi |houve ',
  'deixe (de|para|pra|passar)|fique (de )?(fora|sem)|espere( mais|[,:;!])',
  '((ha|exist|t[ei]|faz|fac|exig|ped|precis|realiz)* (de )?((a|uma|nenhuma) )?)?consult',
].join('|');

/** A sentence with one of these denies what it says, or warns of it. */
const DENIAL = toPattern(
  `(nao|nunca|jamais|ninguem|nenhum*)(?! (${NO_DENIAL}))`,
  'quem (promet*|garant*|oferec*|anunci*)',
  'desconfi*|cuidado|golpe*',
);

/** Reports the first match of each claim in a sentence. One that the sentence may deny is a warning. */
export const forbidClaims =
  (claims: readonly Claim[]): Rule<string> =>
  (value, report) => {
    for (const { segment, index: start } of sentencesOf(value))
      for (const { words, reason, unless, always } of claims) {
        const [match] = segment.matchAll(words);
        if (!match) continue;
        if (unless && segment.slice(0, match.index).search(unless) !== -1)
          continue;
        const isDenied = segment.search(DENIAL) !== -1;
        const severity = isDenied && !always ? 'warning' : 'error';
        const message = `esta expressão não pode aparecer: ${reason}`;
        const from = start + match.index;
        report({ message, range: [from, from + match[0].length], severity });
      }
  };

export const forbiddenExpressions = forbidClaims(FORBIDDEN);

/** Rates and amounts. "40% do benefício" may be right. */
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
      report({ message: CONTACT, range: [startsAt, endsAt] });
};

/** Find contacts written by hand, which would become outdated. */
export const contactRules: readonly Rule<string>[] = [
  forbid(/\bwa\.me\/\S*|\b\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}\b/g, CONTACT),
  phones,
  // E-mail addresses of public authorities are allowed.
  forbid(
    /(?<![\w.+-])[\w.+-]+@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]+(?:\.[\w-]+)+/g,
    CONTACT,
  ),
];

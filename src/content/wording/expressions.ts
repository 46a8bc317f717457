import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { matchRule } from '../fields/characters';
import type { Rule } from '../fields/finding';
import { foldAccents } from '../fields/text';

interface Expression {
  readonly reason: string;
  /** Finds the expression in words without accents. */
  readonly pattern: RegExp;
  /** Words that make the expression right when they stand before it in the sentence. */
  readonly unless?: RegExp;
}

/** What a correspondent may not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const FORBIDDEN: readonly Expression[] = [
  {
    reason: 'quem aprova é a instituição, e ninguém pode prometer',
    pattern:
      /\b(?:aprova\w+|credito|emprestimo) garantid\w+|\bgarantimos (?:[ao] |sua |seu )*(?:aprovacao|credito|emprestimo)|\bnegativad\w+ aprovad\w+/g,
  },
  {
    reason: 'não se pode prometer prazo de pagamento',
    pattern: /\b(?:dinheiro|credito|emprestimo) na hora\b/g,
  },
  {
    reason: 'quem define a taxa é a instituição, e não há como provar',
    pattern: /\bmenor(?:es)? (?:taxa|juro)s?\b/g,
  },
  {
    reason: 'o Banco Central autoriza as instituições, não a empresa',
    pattern: /\bautorizad\w+ pelo (?:banco central|bacen|bc)\b/g,
    unless: /\b(?:institui|banco|financeira|administradora)/,
  },
  {
    reason: 'a lei proíbe pressionar quem vai contratar',
    pattern: /\bultimas vagas\b/g,
  },
  {
    reason: 'a empresa não tem vínculo com o INSS nem com o governo',
    pattern: /\bparceir\w+ (?:oficia\w+ )?do (?:inss|governo)\b/g,
  },
];

/** The same length, so that offsets stay true. */
const simplify = (text: string) => foldAccents(text).replace(/\s/g, ' ');

/** A text that denies the expression may be right: a warning. */
const DENIAL = /\b(?:nao|nunca)\b/;

export const forbiddenRule: Rule<string> = function* (value) {
  const text = simplify(value);
  for (const { reason, pattern, unless } of FORBIDDEN)
    for (const { 0: match, index } of text.matchAll(pattern))
      if (!unless?.test(text.slice(0, index)))
        yield {
          expected: `esta expressão não pode aparecer: ${reason}`,
          range: [index, index + match.length],
          severity: DENIAL.test(text) ? 'warning' : 'error',
        };
};

const BUREAU =
  '(?:spc|serasa|scpc|boa vista|protecao ao credito|cadastros? de inadimplentes|bureaus?|biros?|score)';
const BAD_NAME =
  '(?:negativad\\w+|nome (?:sujo|negativado|com restricao)|nomes sujos|restricao no nome|score baixo)';

/** That a bureau is not asked, nobody's means are looked at, or that people with a bad name get credit: each in one sentence. */
const CREDIT_CHECK_CLAIMS = [
  `\\b(?:sem|nao|nunca|nem|dispensa\\w*|zero) [^.!?]{0,40}?(?:consult|chec|analis|verific|pesquis|olha|puxa|exig|precis)\\w*[^.!?]{0,40}?\\b${BUREAU}\\b`,
  `\\b(?:sem|nem|zero) (?:\\w+ ){0,3}${BUREAU}\\b`,
  `\\bninguem (?:consult|chec|verific|pesquis|olha)\\w* [^.!?]{0,20}?\\b${BUREAU}\\b`,
  '\\bsem (?:analise|avaliacao) (?:de|do|da) (?:credito|renda|situacao|cadastro)\\b',
  `\\bnao (?:import|interess|ha problema|tem problema)\\w*[^.!?]{0,40}?\\b(?:${BUREAU}|${BAD_NAME})`,
  `\\bconsult\\w+ [^.!?]{0,20}?\\b${BUREAU}\\b[^.!?]{0,20}? (?:nao|nunca|dispens\\w+|zero)\\b`,
  '^sem consulta\\b|\\b(?:credito|emprestimo|dinheiro|aprovacao) sem consulta\\b',
  `\\b${BAD_NAME} ?\\?`,
  `\\b${BUREAU}\\b[^.!?]{0,30}? (?:nao|nunca|nem) [^.!?]{0,20}?(?:consult|import|atrapalh|imped|problema|conta)\\w*`,
  '\\bsem consult\\w+ (?:[ao]s? |de )?(?:seu |sua )?(?:nome|cpf|credito)\\b',
  `\\b(?:aprova|libera|empresta|emprestimo|credito|dinheiro|atende|aceita)\\w*\\b[^.!?]{0,40}?\\b${BAD_NAME}`,
  `\\b${BAD_NAME}\\b[^.!?]{0,40}?\\b(?:aprov|pode|consegu|tambem|sem problema|bem.vind|contrat|acess)\\w*`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Words before such a claim that turn it into its contrary. */
const WARNING =
  /\b(?:desconfie|cuidado|golp\w+|promet\w+|mentira|nao existe|nao ha)\b|\b(?:nao|nunca|ninguem|nem) $/;

/**
 * Where a text says that credit bureaus are not asked, or that people with a
 * bad name are approved (Código de Defesa do Consumidor, art. 54-C, II).
 * @returns parts of the text, as offsets
 */
export function creditCheckClaims(value: string): [number, number][] {
  const text = simplify(value);
  const claims = CREDIT_CHECK_CLAIMS.flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  return claims
    .map(({ 0: match, index }): [number, number] => [
      index,
      index + match.length,
    ])
    .filter(([start]) => {
      // What stands before the claim in its own sentence.
      const before =
        text
          .slice(0, start)
          .split(/[.!?] /)
          .at(-1) ?? '';
      return !WARNING.test(before);
    })
    .slice(0, 1);
}

const AMOUNT =
  /(?<![\d.,])\d[\d.,]{0,12} ?(?:%|por cento)(?: ?(?:ao (?:mes|ano|dia)|a\.? ?[ma]\b\.?|mensa\w+|anua\w+))?|r\$ ?\d[\d.,]*|\b\d[\d.,]* (?:mil )?reais\b/g;

/** Rates, fees and amounts. One of something else, as in "40% do benefício", may be right: a warning. */
export const rateRule: Rule<string> = function* (value) {
  for (const { 0: match, index } of simplify(value).matchAll(AMOUNT))
    if (match !== '100%')
      yield {
        expected: 'o site não mostra taxa, tarifa nem valor de parcela',
        range: [index, index + match.length],
        severity: 'warning',
      };
};

const fromCompany = (name: string) =>
  `escreva {{${name}}}, que vem de data/company.json, para mudar num lugar só`;

const phones: Rule<string> = function* (text) {
  // Free calls are not the company's.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'BR'))
    if (number.getType() !== 'TOLL_FREE')
      yield { expected: fromCompany('telefone'), range: [startsAt, endsAt] };
};

/** Contacts written by hand, which would stay as they are when the company's change. */
export const contactRules: readonly Rule<string>[] = [
  matchRule(/\bwa\.me\/\S*/g, fromCompany('telefone')),
  phones,
  matchRule(
    /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g,
    fromCompany('cnpj'),
  ),
  // Authorities keep their addresses.
  matchRule(
    /(?<![\w.+-])[\w.+-]{1,64}@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g,
    fromCompany('email'),
  ),
];

import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { asRead, judgeAsRead, rangeInSource } from '../fields/readText';
import { forbid, type Rule, type Severity } from '../fields/rule';
import { sentencesOf } from '../fields/text';

/**
 * Makes a pattern for a text without accents. `*` is the rest of a word. A space
 * is whatever may stand between two words of a sentence, such as a hyphen.
 */
const toPattern = (...expressions: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${expressions.join('|').replaceAll('*', '\\w*').replaceAll(' ', '\\W+')})(?!\\w)`,
    'g',
  );

/** An expression of advertising. */
interface Claim {
  readonly words: RegExp;
  /** Completes the sentence "Encontrei …; …." */
  readonly message: string;
  readonly severity: Severity;
}

/** A claim that no sentence makes valid. */
const forbidden = (words: RegExp, reason: string): Claim => ({
  words,
  message: `esta expressão não pode aparecer: ${reason}`,
  severity: 'error',
});

/** A claim that may be valid, as in "crédito garantido pelo FGTS": a person reads the sentence. */
const doubtful = (words: RegExp, reason: string): Claim => ({
  words,
  message: `leia a frase inteira: ${reason}; se ela não faz isso, pode ficar`,
  severity: 'warning',
});

/** What a banking correspondent must not say: Código de Defesa do Consumidor, arts. 37 and 54-C; Resolução CMN nº 4.935/2021. */
const CLAIMS: readonly Claim[] = [
  forbidden(
    // With a comma it may be valid: "aprovado, garantido por imóvel".
    toPattern('aprovac(ao|oes)[^\\w,;]+(100[^\\w,;]+)?garantidas?'),
    'quem aprova é a instituição, e ninguém pode prometer',
  ),
  doubtful(
    toPattern(
      'aprova* (* )?garantid*',
      '(credito|emprestimo|consignado) (100 )?(garantid|cert)(o|os)',
      'garant(imos|e) (a |o )?(sua |seu )?(aprovacao|credito|emprestimo)',
      'garantia de (aprovacao|credito)',
      'aprova* (na hora|imediat*|para todos)',
      'negativad* aprovad*',
    ),
    'não se pode prometer uma aprovação, porque quem decide é a instituição',
  ),
  doubtful(
    toPattern('(dinheiro|credito|emprestimo|pix) na hora'),
    'não se pode prometer um prazo de pagamento',
  ),
  doubtful(
    toPattern('(menor|menores) (taxa|taxas|juro|juros)'),
    'não se pode dizer de uma taxa que é a menor, porque não há como provar',
  ),
  doubtful(
    toPattern('autorizad* pelo (banco central|bacen|bc)'),
    'o Banco Central autoriza as instituições, não a empresa',
  ),
  doubtful(
    toPattern('ultim(a|as) vag(a|as)', 'imperdive(l|is)'),
    'a lei proíbe pressionar quem vai contratar',
  ),
  doubtful(
    toPattern('parceir* (oficia* )?d(o|a) (inss|previdencia|governo)'),
    'a empresa não tem vínculo com o INSS nem com o governo',
  ),
];

/** Reports the first match of each claim in each sentence. */
export const claims = judgeAsRead((text, report) => {
  for (const { plain, index: start } of sentencesOf(text))
    for (const { words, message, severity } of CLAIMS) {
      const [match] = plain.matchAll(words);
      if (!match) continue;
      const from = start + match.index;
      report({ message, range: [from, from + match[0].length], severity });
    }
});

/** A look at somebody's credit history, or none: "Sem consulta ao SPC/Serasa", the same in other words, and its opposite. */
const CREDIT_BUREAUS = toPattern(
  'spc|s p c|scpc|serasa|negativad*|score',
  '(nome|nomes|cpf) (suj*|restrit*|no vermelho|com restric*)',
  'restric* (no|do) (seu )?(nome|cpf)',
  '(a|para) inadimplentes',
  '(sem|nao ha|nao tem|nao precisa de|dispensa*) (nenhuma |qualquer |a |de )?(consulta*|analise de credito|restric* (no|ao) (nome|cpf|credito))',
  '(sem|nao) (consult*|olha*|ver|vemos|verific*|checa*|pesquis*) (o |a |no )?(seu |teu )?(nome|cpf|credito|historico)',
  '(protecao|restricao) ao credito',
);

/**
 * Lists the sentences about a person's credit history, as a reader sees them. The range is that of the words that say
 * so, in the text as written.
 */
export function creditBureauSentences(source: string) {
  const read = asRead(source);
  return sentencesOf(read.text).flatMap(({ sentence, plain, index }) => {
    const [match] = plain.matchAll(CREDIT_BUREAUS);
    if (!match) return [];
    const start = index + match.index;
    const range = rangeInSource(read, [start, start + match[0].length]);
    return [{ sentence, range }];
  });
}

/** Rates and amounts. "40% do benefício" may be valid. */
export const rates = judgeAsRead(
  forbid(
    /R\$\s?\d(?:[\d.,]*\d)?|(?<![\d.,])(?!100%)\d[\d.,]*\s?(?:%|por cento|(?:mil )?reais)(?:\s(?:ao|por) (?:mês|ano|dia))?/gi,
    'o site não mostra taxa, tarifa nem valor de parcela',
    'warning',
  ),
);

const CONTACT =
  'confira de quem é este contato: os da empresa vêm de data/company.json, para mudar num lugar só, e se escrevem {{telefone}}, {{email}} ou {{cnpj}}';

const phones: Rule<string> = (text, report) => {
  // Toll-free numbers are not the company's.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'BR'))
    if (number.getType() !== 'TOLL_FREE')
      report({
        message: CONTACT,
        range: [startsAt, endsAt],
        severity: 'warning',
      });
};

/** Warn of contacts typed by hand, which may be an institution's. The company's own are errors (tools/check/rules/contacts.ts). */
export const contactRules: readonly Rule<string>[] = [
  forbid(
    /\bwa\.me\/(?!\d{8})\S*|\b\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}\b/g,
    CONTACT,
    'warning',
  ),
  phones,
  // E-mail addresses of public authorities are allowed.
  forbid(
    /(?<![\w.+-])[\w.+-]+@(?![\w.-]*\b(?:gov|jus|leg|mp)\.br\b)[\w-]+(?:\.[\w-]+)+/g,
    CONTACT,
    'warning',
  ),
].map(judgeAsRead);

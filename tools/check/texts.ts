import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { companyFile } from '../../src/content/schemas/company';
import { type Path, walkValues } from '../../src/content/walk';
import {
  asRead,
  comparable,
  type Expression,
  findExpressions,
} from '../../src/content/wording';
import { type Problem, problemAt, type Range } from './problem';
import { type Content, problemOfValue } from './readContent';
import type { DataFile } from './readJson';
import type { LegalPage } from './readLegalPage';

const readAgain = (words: RegExp, reason: string): Expression => ({
  words,
  message: `leia a frase inteira: ${reason}; se ela não faz isso, pode ficar`,
});

/** They may be valid, as in "crédito garantido pelo FGTS". Resolução CMN nº 4.935/2021; CDC, arts. 37 and 54-C. */
const DOUBTFUL: readonly Expression[] = [
  readAgain(
    /\b(credito|emprestimo|consignado) (100% )?garantid[oa]\b|\baprov\w+ (\w+ )?(garantid\w+|na hora|imediat\w+|para todos)\b|\bgarantia de (aprovacao|credito)\b|\bgarant(imos|e) (a |o )?(sua |seu )?(aprovacao|credito|emprestimo)\b/,
    'não se pode prometer uma aprovação, porque quem decide é a instituição',
  ),
  readAgain(
    /\b(dinheiro|credito|emprestimo|pix) na hora\b/,
    'não se pode prometer um prazo de pagamento',
  ),
  readAgain(
    /\bmenor(es)? (taxa|juro)s?\b/,
    'não se pode dizer de uma taxa que é a menor, porque não há como provar',
  ),
  readAgain(
    /\bautorizad[oa]s? pelo (banco central|bacen|bc)\b/,
    'o Banco Central autoriza as instituições, não a empresa',
  ),
  readAgain(
    /\bultimas? vagas?\b|\bimperdive(l|is)\b/,
    'a lei proíbe pressionar quem vai contratar',
  ),
  readAgain(
    /\bparceir[oa]s? (oficia\w+ )?d[oa] (inss|previdencia|governo)\b/,
    'a empresa não tem vínculo com o INSS nem com o governo',
  ),
  {
    words: /r\$ ?\d[\d.,]*|\b(?!100 ?%)\d[\d.,]* ?(%|por cento|(mil )?reais)/,
    message: 'o site não mostra taxa, tarifa nem valor de parcela',
  },
];

/** Contacts that may be somebody else's. Those of public authorities are welcome. */
const CONTACT: Expression = {
  words:
    /(\+?55 ?)?\(?\b\d{2}\)? ?9? ?\d{4}[ .-]\d{4}\b|\b9\d{4}-\d{4}\b|\b[\w.+-]{1,60}@(?![\w.-]*\b(gov|jus|leg|mp)\.br)[\w-]{1,60}\.[\w.-]+|\bwa\.me\//,
  message:
    'confira de quem é este contato: os da empresa se escrevem {{telefone}} e {{email}}',
};

const OWN_CONTACT =
  'este contato é da empresa, e vem de data/company.json, para mudar num lugar só; escreva {{telefone}}, {{email}}, {{encarregado_email}}, {{cnpj}} ou {{link_whatsapp}}';

/** A short text that pages show. */
interface ShownText {
  readonly data: DataFile;
  readonly path: Path;
  readonly text: string;
}

/** The short texts that pages show. Formatted values, such as phone numbers, are excluded. */
export function* shownTexts({ files }: Content): Generator<ShownText> {
  for (const data of files.values())
    for (const { schema, path, value } of walkValues(data.schema, data.value)) {
      const { internal, picture, patternErrorMessage } = schema.meta() ?? {};
      const isText =
        schema instanceof z.ZodString && !picture && !patternErrorMessage;
      // checkValues reports invalid texts, such as one that is far too long.
      if (isText && !internal && schema.safeParse(value).success)
        yield { data, path, text: String(value) };
    }
}

/** The paragraphs, headings and cells of a legal page. */
export function* legalTexts({ tree }: LegalPage) {
  const blocks: { text: string; range: Range }[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const { start, end } = node.position ?? {};
    const range: Range = [start?.offset ?? 0, end?.offset ?? 0];
    blocks.push({ text: textOf(node), range });
  });
  yield* blocks;
}

/** Warns about each text that the specification quotes and that was changed. */
function checkFixedTexts({ files, problems }: Content): void {
  for (const data of files.values()) {
    const values = [...walkValues(data.schema, data.value)];
    for (const schema of new Set(values.map((value) => value.schema))) {
      // The entries of a list share a schema, and only some may be fixed.
      const own = values.filter((value) => value.schema === schema);
      const { fixed = [] } = schema.meta() ?? {};
      const missing = fixed.filter(
        (text) => !own.some(({ value }) => value === text),
      );
      const changed = own.filter(
        ({ value }) => !fixed.some((text) => text === value),
      );
      for (const [i, text] of missing.entries())
        problems.push(
          problemOfValue(
            data,
            (changed[i] ?? own[0])?.path ?? [],
            `o texto fixo é "${text}": a especificação o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
            { severity: 'warning' },
          ),
        );
    }
  }
}

/** Makes a pattern for a number that people write in many ways. */
const numberPattern = (digits: string): string =>
  digits.replace(/\W/g, '').split('').join('[\\s()./-]{0,3}');

/** Returns a test for the company's own contacts, which must not be typed into a text: they would become outdated. */
function ownContacts({ files }: Content): (text: string) => boolean {
  const company = companyFile.schema.safeParse(
    files.get(companyFile.path)?.value,
  ).data;
  if (!company) return () => false;
  const { cnpj, email, dataProtectionOfficer: officer } = company;
  const [country = '', area = '', phone = ''] = company.phone.split(' ');
  // Also without the codes of country and area.
  const codes = `(?:${numberPattern(country)}\\W{0,3})?(?:${numberPattern(area)}\\W{0,3})?`;
  const patterns = [
    `(?<!\\d[.,]?)${codes}${numberPattern(phone)}(?![.,]?\\d)`,
    `(?<!\\w)${numberPattern(cnpj)}(?!\\w)`,
    ...[email, officer.email].map(
      (one) => `(?<![\\w.+-])${one.replace(/[.+]/g, '\\$&')}(?![\\w-])`,
    ),
  ].map((pattern) => new RegExp(pattern, 'i'));
  return (text) => patterns.some((one) => one.test(asRead(text)));
}

/** Reports the company's own contacts, and warns about expressions that a person has to reread. */
export function checkTexts(content: Content): void {
  const { pages, problems } = content;
  checkFixedTexts(content);
  const isOwn = ownContacts(content);

  function check(
    text: string,
    expressions: readonly Expression[],
    add: (message: string, found?: string) => void,
  ): void {
    if (isOwn(text)) add(OWN_CONTACT);
    else
      for (const { found, message } of findExpressions(text, expressions))
        add(message, found);
  }

  const details = (found?: string) =>
    found ? ({ found, severity: 'warning' } as const) : {};
  for (const { data, path, text } of shownTexts(content))
    if (data.schema !== companyFile.schema)
      check(text, [...DOUBTFUL, CONTACT], (message, found) =>
        problems.push(problemOfValue(data, path, message, details(found))),
      );
  for (const page of pages) {
    for (const { text, range } of legalTexts(page))
      check(text, [CONTACT], (message, found) =>
        problems.push(problemAt(page, range, message, details(found))),
      );
    visit(page.tree, 'link', ({ url, position }) => {
      const { start, end } = position ?? {};
      const range: Range = [start?.offset ?? 0, end?.offset ?? 0];
      if (isOwn(url)) problems.push(problemAt(page, range, OWN_CONTACT));
    });
  }
}

/** The sample values of the company that are still there. */
export const samplesIn = ({ files }: Content) =>
  [...files.values()].flatMap((data) =>
    [...walkValues(data.schema, data.value)]
      .filter(({ schema, value }) => {
        const samples = schema.meta()?.examples?.map(comparable);
        return (
          typeof value === 'string' && samples?.includes(comparable(value))
        );
      })
      .map((sample) => ({ data, ...sample })),
  );

/** One warning for all sample values, where the content is not released. */
export function samplesWarning(content: Content): Problem[] {
  const samples = samplesIn(content);
  const [first] = samples;
  if (!first) return [];
  const names = new Set(samples.map(({ schema }) => schema.meta()?.title));
  return [
    problemOfValue(
      first.data,
      first.path,
      `os dados da empresa ainda são de exemplo (${[...names].join(', ')}); troque-os antes de publicar`,
      { severity: 'warning' },
    ),
  ];
}

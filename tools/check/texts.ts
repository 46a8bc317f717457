import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { findExpressions, type Weight } from '../../src/content/expressions';
import { offsetOf } from '../../src/content/legal/markdown';
import { optionalValues } from '../../src/content/placeholders';
import { companyFile } from '../../src/content/schemas/company';
import {
  aboutFile,
  CREDIT_CHECK_ADVANTAGE,
} from '../../src/content/schemas/home/about';
import {
  labelAt,
  type Path,
  valueAt,
  walkValues,
} from '../../src/content/walk';
import { asRead, comparable } from '../../src/content/wording';
import { type Problem, type ProblemDetails, problemAt } from './problem';
import { type Content, problemOfValue } from './readContent';
import type { DataFile } from './readJson';
import type { LegalPage } from './readLegalPage';

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
function legalTexts({ tree }: LegalPage) {
  const blocks: { text: string; offset: number }[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    blocks.push({ text: textOf(node), offset: offsetOf(node) });
  });
  return blocks;
}

/** Makes a pattern for a number that people write in many ways. */
const numberPattern = (digits: string): string =>
  digits.replace(/\W/g, '').split('').join('[\\s()./-]{0,3}');

/** Returns a search for the company's own contacts, which must not be typed into a text: they would become outdated. */
function ownContacts({ files }: Content): (text: string) => string | undefined {
  const company = companyFile.schema.safeParse(
    files.get(companyFile.path)?.value,
  ).data;
  if (!company) return () => undefined;
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
  ];
  const pattern = new RegExp(patterns.join('|'), 'i');
  return (text) => pattern.exec(asRead(text))?.[0];
}

/** A text that pages show, short or of a legal page, and a function that notes what is wrong with it. */
interface Passage {
  readonly data: DataFile;
  readonly text: string;
  readonly isLegal: boolean;
  add(message: string, details?: ProblemDetails): void;
}

function* passages(content: Content): Generator<Passage> {
  const { pages, problems } = content;
  for (const { data, path, text } of shownTexts(content))
    yield {
      data,
      text,
      isLegal: false,
      add: (message, details) =>
        void problems.push(problemOfValue(data, path, message, details)),
    };
  for (const page of pages)
    for (const { text, offset } of legalTexts(page))
      yield {
        data: page,
        text,
        isLegal: true,
        add: (message, details) =>
          void problems.push(problemAt(page, offset, message, details)),
      };
}

/** Reports placeholders for what this company does not have, such as an office. */
export function checkPlaceholders(content: Content): void {
  const company = content.files.get(companyFile.path);
  if (!company) return;
  const missing = optionalValues.filter(
    ({ path }) => valueAt(company.value, path) === undefined,
  );
  for (const { text, add } of passages(content))
    for (const { name, path } of missing)
      if (text.replace(/\s/g, '').includes(name)) {
        const field = labelAt(company.schema, path, company.value);
        add(
          `a empresa não tem este valor (${field}); mude a frase, ou preencha-o em ${company.file}`,
          { found: name },
        );
      }
}

/** Reports the company's own contacts, and warns about expressions that a person has to reread. */
export function checkTexts(content: Content): void {
  const { pages, problems } = content;
  const ownIn = ownContacts(content);
  for (const { data, text, isLegal, add } of passages(content)) {
    if (data.schema === companyFile.schema) continue;
    const weights: Weight[] = isLegal ? ['contact'] : ['doubtful', 'contact'];
    const own = ownIn(text);
    if (own) add(OWN_CONTACT, { found: own });
    else
      for (const { found, message } of findExpressions(text, ...weights))
        add(message, { found, severity: 'warning' });
  }
  for (const page of pages)
    visit(page.tree, 'link', (link) => {
      const found = ownIn(link.url);
      if (found)
        problems.push(problemAt(page, offsetOf(link), OWN_CONTACT, { found }));
    });
}

/**
 * Sentences about somebody's credit history, which the company signs with its lawyer. A release refuses the others;
 * before, they are warnings, but for the one that the specification lists. The lawyer reads those of legal pages.
 */
export function checkCreditHistory(content: Content, release: boolean): void {
  const signed = valueAt(content.files.get(aboutFile.path)?.value, [
    'advantages',
    'creditCheckApproval',
    'text',
  ]);
  const valid = release ? [signed] : [signed, CREDIT_CHECK_ADVANTAGE];
  const validTexts = valid.map((text) => comparable(String(text)));
  for (const { text, isLegal, add } of passages(content)) {
    const [first] = findExpressions(text, 'signed');
    if (!isLegal && first && !validTexts.includes(comparable(text)))
      add(first.message, {
        severity: release ? 'error' : 'warning',
        found: text,
      });
    if (isLegal && release)
      for (const found of text.split(/(?<=[.!?])\s+/))
        if (findExpressions(found, 'signed').length > 0)
          add('frases sobre SPC/Serasa, que o jurídico lê', {
            severity: 'warning',
            found,
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

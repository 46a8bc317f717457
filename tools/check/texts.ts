import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { findExpressions, type Weight } from '../../src/content/expressions';
import { offsetOf } from '../../src/content/legal/markdown';
import {
  bracesIn,
  optionalValues,
  readPlaceholder,
} from '../../src/content/placeholders';
import { companyFile } from '../../src/content/schemas/company';
import {
  aboutFile,
  CREDIT_CHECK_ADVANTAGE,
} from '../../src/content/schemas/home/about';
import { labelAt, valueAt, walkValues } from '../../src/content/walk';
import { asRead, comparable } from '../../src/content/wording';
import { type ProblemDetails, problemAt, warning } from './problem';
import { addProblem, type Content, dataOf } from './readContent';
import type { DataFile } from './readJson';

const OWN_CONTACT =
  'este contato é da empresa, e vem de data/company.json, para mudar num lugar só; escreva {{telefone}}, {{email}}, {{encarregado_email}}, {{cnpj}} ou {{link_whatsapp}}';

/** A text that pages show, and a function that notes what is wrong with it. */
interface ShownText {
  data: DataFile;
  text: string;
  add(message: string, details?: ProblemDetails): void;
}

/** The short texts. Formatted values, such as phone numbers, are excluded. */
export function* shortTexts(content: Content): Generator<ShownText> {
  for (const data of content.files.values())
    for (const { schema, path, value } of walkValues(data.schema, data.value)) {
      const { internal, patternErrorMessage } = schema.meta() ?? {};
      const isText = schema instanceof z.ZodString && !patternErrorMessage;
      if (isText && !internal)
        yield {
          data,
          text: String(value),
          add: (message, details) =>
            addProblem(content, data, path, message, details),
        };
    }
}

/** The paragraphs, headings and cells of the legal pages, and the addresses of their links. */
function legalTexts({ pages, problems }: Content): ShownText[] {
  const types = ['paragraph', 'heading', 'tableCell', 'link', 'definition'];
  const texts: ShownText[] = [];
  for (const page of pages)
    visit(page.tree, types, (node) => {
      const shown = textOf(node);
      // Of a link that shows its address, the paragraph has the text.
      if ('url' in node && shown && node.url.endsWith(shown)) return;
      texts.push({
        data: page,
        text: 'url' in node ? node.url : shown,
        add: (message, details) =>
          void problems.push(problemAt(page, offsetOf(node), message, details)),
      });
    });
  return texts;
}

/** Reports placeholders for what this company does not have, such as an office. */
export function checkPlaceholders(content: Content): void {
  const company = dataOf(content, companyFile);
  const missing = optionalValues.filter(
    ({ path }) => valueAt(company.value, path) === undefined,
  );
  for (const { text, add } of [...shortTexts(content), ...legalTexts(content)])
    for (const { name, path } of missing)
      if (bracesIn(text).map(readPlaceholder).includes(name)) {
        const field = labelAt(company.schema, path, company.value);
        add(
          `a empresa não tem este valor (${field}); mude a frase, ou preencha-o em ${company.file}`,
          { found: name },
        );
      }
}

/** A text without what people put between the digits of a number. */
const withoutSigns = (text: string): string =>
  asRead(text)
    .toLowerCase()
    .replace(/[\s()./-]/g, '');

/** Reports the company's own contacts, and warns about expressions that a person has to reread. */
export function checkTexts(content: Content): void {
  const company = dataOf(content, companyFile).value;
  const { phone, cnpj, email, dataProtectionOfficer: officer } = company;
  // People leave out the codes of country and area.
  const [, , number = phone] = phone.split(' ');
  const contacts = [number, cnpj, email, officer.email];
  const judge = ({ text, add }: ShownText, ...weights: Weight[]) => {
    const plain = withoutSigns(text);
    const found = contacts.find((one) => plain.includes(withoutSigns(one)));
    if (found) add(OWN_CONTACT, { found });
    else
      for (const { found, message } of findExpressions(text, ...weights))
        add(message, { found, ...warning });
  };
  for (const shown of shortTexts(content))
    if (shown.data.schema !== companyFile.schema)
      judge(shown, 'doubtful', 'contact');
  for (const shown of legalTexts(content)) judge(shown, 'contact');
}

/**
 * Sentences about somebody's credit history, which the company signs with its lawyer. A release refuses the others;
 * before, they are warnings, but for the one that the specification lists. The lawyer reads those of legal pages.
 */
export function checkCreditHistory(content: Content, release: boolean): void {
  const { creditCheckApproval } = dataOf(content, aboutFile).value.advantages;
  const signed = creditCheckApproval?.text ?? '';
  const valid = release ? [signed] : [signed, CREDIT_CHECK_ADVANTAGE];
  const validTexts = valid.map(comparable);
  for (const { text, add } of shortTexts(content)) {
    const [first] = findExpressions(text, 'signed');
    if (first && !validTexts.includes(comparable(text)))
      add(first.message, {
        severity: release ? 'error' : 'warning',
        found: text,
      });
  }
  if (!release) return;
  for (const { text, add } of legalTexts(content))
    for (const found of text.split(/(?<=[.!?])\s+/))
      if (findExpressions(found, 'signed').length > 0)
        add('frases sobre SPC/Serasa, que o jurídico lê', {
          ...warning,
          found,
        });
}

import { getLocation } from 'jsonc-parser';
import { derivedValues, placeholderValues } from '../../src/content/derived';
import { walkValues } from '../../src/content/fields/walk';
import { splitPage } from '../../src/content/legal/frontMatter';
import type { Company } from '../../src/content/schemas/company';
import { homeSections } from '../../src/content/schemas/home/anchors';
import { interpolate } from '../../src/content/wording/placeholders';
import type { Diagnostic } from '../check/model/diagnostic';
import type { PageClick } from '../dev/developmentPage';
import type { Form } from './form';
import { legalSections } from './legalSections';
import type { OpenField } from './messages';

export interface OpenFile {
  readonly form: Form;
  readonly text: string;
}

/** The address of the page, and of the part of it, that shows a form. */
export function pageOf({ file, isLegal }: Form): string {
  if (isLegal) return file.replace('legal', '').replace('.md', '');
  const section = homeSections.find(({ files }) =>
    files.some((name) => name === file),
  );
  return `/${section?.anchor ?? ''}`;
}

/** The field of a form in which a diagnostic has its location. */
export function placeOf(
  { line, column }: Diagnostic,
  { form, text }: OpenFile,
): OpenField {
  const lines = text.split('\n');
  const offset = lines.slice(0, line - 1).join('\n').length + column;
  const { name } = form;
  if (!form.isLegal)
    return { form: name, field: getLocation(text, offset).path.join('.') };
  const section = legalSections(text).find(({ end }) => offset <= end);
  const isHead = offset < (splitPage(text)?.head.text.length ?? 0);
  return {
    form: name,
    field: isHead ? lines[line - 1]?.split(':')[0] : section?.key,
  };
}

const normalize = (text: string) => text.split(/\s+/).join(' ').trim();

/** The texts that pages show, with the fields that they are written in. */
function* listTexts(files: readonly OpenFile[]) {
  const companyText = files.find(({ form }) => form.name === 'company')?.text;
  if (!companyText) return;
  const company = JSON.parse(companyText) as Company;
  const placeholders = placeholderValues(company);
  const { phone, hours, address } = derivedValues(company);
  for (const [field, text] of Object.entries({ phone, hours, address }))
    yield { form: 'company', field, text, page: '/' };
  for (const { form, text } of files)
    for (const { field, path, value } of walkValues(
      form.root,
      form.parse(text),
    )) {
      if (typeof value !== 'string' || field.kind !== 'text') continue;
      const shown = field.interpolated
        ? interpolate(value, placeholders)
        : value.replaceAll('**', '');
      const place = { form: form.name, field: path.join('.') };
      yield { ...place, text: normalize(shown), page: pageOf(form) };
    }
}

/** Finds the field of what was clicked in the page. @returns undefined for a click on no text of the content */
export function findField(
  { texts, ids, path }: PageClick,
  files: readonly OpenFile[],
): OpenField | undefined {
  const pages = [path, ...ids.map((id) => `/#${id}`)];
  // The same words may stand in several parts of the site.
  const known = [...listTexts(files)].sort(
    (a, b) => Number(pages.includes(b.page)) - Number(pages.includes(a.page)),
  );
  for (const text of texts.map(normalize).filter(Boolean)) {
    const found =
      known.find((shown) => shown.text === text) ??
      // Buttons also hold words for screen readers, and a section holds many paragraphs.
      known.find(
        (shown) =>
          shown.text !== '' &&
          (text.startsWith(shown.text) || shown.text.includes(text)),
      );
    if (found) return { form: found.form, field: found.field };
  }
  return undefined;
}

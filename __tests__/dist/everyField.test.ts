import { parse } from 'node:path';
import { contentFiles } from '@/content/schemas/contentFiles';
import { type FieldValue, walkValues } from '@/content/walk';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { FIXTURE_DIST, readFixture } from '../../tools/fixture/fixture';
import { pagesIn, parsePage } from './support/published';

// In the fixtures every field is filled in, and no two values are equal.

const company = readFixture('company.json');
const values = placeholderValues(company);
const { partners } = readFixture('partners/partners.json');

/** Fields of the company that only the real privacy policy shows. */
const HIDDEN_FIELDS = [
  'company.json hosting.provider',
  'company.json hosting.country',
];

/** Fields that pages show in another format. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => companyFacts(company).phone,
  'company.json siteUrl': (value) => `${value}/`,
  'company.json hours.opens': () => '9h',
  'company.json hours.closes': () => '17h30',
  'company.json hours.days': () => 'segunda-feira, quarta-feira e sexta-feira',
  'home/partners.json count': (value) =>
    value.replace('{total}', partners.length),
};

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text and each attribute of all pages. */
const published = pagesIn(FIXTURE_DIST)
  .map((file) => parsePage(FIXTURE_DIST, file))
  .flatMap((page) => [
    page.documentElement.textContent ?? '',
    ...[...page.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ value }) => value),
    ),
  ])
  .map(normalize);

/** A field's value as pages show it. */
function shownValue(name: string, { schema, value }: FieldValue): string {
  const text = String(value);
  // Pages show a picture in other formats.
  if (schema.meta()?.picture) return `/${parse(text).name}.`;
  const format = FORMATS[name];
  if (format) return format(text);
  return schema.meta()?.placeholders ? interpolate(text, values) : text;
}

test('each value of the invented company is on a page', () => {
  const missing: string[] = [];
  for (const { path: file, schema } of contentFiles)
    for (const fieldValue of walkValues(schema, readFixture(file))) {
      const { path, value } = fieldValue;
      const keys = path.filter((key) => typeof key === 'string');
      const name = `${file} ${keys.join('.')}`;
      const isHidden =
        fieldValue.schema.meta()?.internal || HIDDEN_FIELDS.includes(name);
      if (typeof value !== 'string' || isHidden || name.endsWith('$schema'))
        continue;
      const shown = normalize(shownValue(name, fieldValue));
      if (!published.some((text) => text.includes(shown)))
        missing.push(`${file}, ${path.join('.')}: ${shown}`);
    }
  expect(missing).toEqual([]);
});

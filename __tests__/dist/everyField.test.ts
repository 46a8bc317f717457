import { parse } from 'node:path';
import { type FieldValue, walkValues } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { FIXTURE_DIST, readFixture } from '../../tools/fixture/fixture';
import { pagesIn, parsePage } from './support/published';

// In the fixtures every field is filled in, and no two values are equal.

const company = readFixture('company.json');
const values = placeholderValues(company);
const { partners } = readFixture('partners/partners.json');

/** Fields that no page shows: only editors and publishers need them. */
const HIDDEN_FIELDS = [
  'home/about.json advantages.creditCheckApproval.approvedBy',
  'home/about.json advantages.creditCheckApproval.approvedOn',
  'home/about.json advantages.creditCheckApproval.code',
  'partners/partners.json partners.legalName',
  'partners/partners.json partners.verified.by',
  'partners/partners.json partners.verified.on',
  'partners/partners.json partners.verified.code',
  'partners/partners.json partners.note',
  // Only the real privacy policy mentions these two.
  'company.json hosting.provider',
  'company.json hosting.country',
];

const withoutScheme = (address: string) => address.replace('https://', '');

/** Fields that pages show in another format. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => companyFacts(company).phone,
  'company.json siteUrl': (value) => `${value}/`,
  'company.json hours.opens': () => '9h',
  'company.json hours.closes': () => '17h30',
  'company.json hours.days': () => 'segunda-feira, quarta-feira e sexta-feira',
  'home/partners.json count': (value) =>
    value.replace('{total}', partners.length),
  'partners/partners.json partners.sac': withoutScheme,
  'partners/partners.json partners.ombudsman': withoutScheme,
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
function shownValue(name: string, { field, value }: FieldValue): string {
  const text = String(value);
  // Pages show a picture in other formats.
  if (field.kind === 'picture') return `/${parse(text).name}.`;
  const format = FORMATS[name];
  if (format) return format(text);
  return field.interpolated ? interpolate(text, values) : text;
}

test('each value of the invented company is on a page', () => {
  const missing: string[] = [];
  for (const { path: file, root } of contentFiles)
    for (const fieldValue of walkValues(root, readFixture(file))) {
      const { path, field } = fieldValue;
      const keys = path.filter((key) => typeof key === 'string');
      const name = `${file} ${keys.join('.')}`;
      if (field.fields || field.item || HIDDEN_FIELDS.includes(name)) continue;
      const shown = normalize(shownValue(name, fieldValue));
      if (!published.some((text) => text.includes(shown)))
        missing.push(`${file}, ${path.join('.')}: ${shown}`);
    }
  expect(missing).toEqual([]);
});

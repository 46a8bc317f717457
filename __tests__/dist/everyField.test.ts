import { parse } from 'node:path';
import { type FieldValue, walkValues } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { derivedValues, placeholderValues } from '@/gatsby/derived';
import { interpolate } from '@/gatsby/interpolate';
import { FIXTURE_DIST, readFixture } from '../support/fixture';
import { pagesIn, parsePage } from './support/published';

// In the fixtures every field is filled in, and no two values are equal.

const company = readFixture('company.json');
const values = placeholderValues(company);
const { partners } = readFixture('partners/partners.json');

/** Fields that no page shows: only editors and publishers need them. */
const HIDDEN_FIELDS = [
  'home/about.json advantages.creditCheckApproval.approvedBy',
  'home/about.json advantages.creditCheckApproval.approvedOn',
  'partners/partners.json partners.legalName',
  'partners/partners.json partners.verified.by',
  'partners/partners.json partners.verified.on',
  'partners/partners.json partners.note',
  // Only the real privacy policy mentions these two.
  'company.json hosting.provider',
  'company.json hosting.country',
];

const withoutScheme = (address: string) => address.replace('https://', '');

/** Fields that pages show in another format. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => derivedValues(company).phone,
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

/** Each text and each attribute of all pages. */
const published = pagesIn(FIXTURE_DIST)
  .flatMap((file) => [...parsePage(FIXTURE_DIST, file).querySelectorAll('*')])
  // Whole elements, since a sentence may contain a link.
  .flatMap(({ textContent, attributes }) => [
    textContent ?? '',
    ...[...attributes].map(({ value }) => value),
  ])
  .map(normalize);

/** A field's name for the lists above, its place, and its value as pages show it. */
function toRow(file: string, { path, field, value }: FieldValue) {
  const keys = path.filter((key) => typeof key === 'string');
  const name = `${file} ${keys.join('.')}`;
  const text = String(value);
  const format =
    FORMATS[name] ??
    (() => (field.interpolated ? interpolate(text, values) : text));
  // Pages show a picture in other formats.
  const shown =
    field.kind === 'picture' ? `/${parse(text).name}.` : format(text);
  return { name, place: `${file}, ${path.join('.')}`, shown: normalize(shown) };
}

const rows = contentFiles
  .flatMap(({ path: file, root }) =>
    [...walkValues(root, readFixture(file))]
      .filter(({ field }) => !field.fields && !field.item)
      .map((fieldValue) => toRow(file, fieldValue)),
  )
  .filter(({ name }) => !HIDDEN_FIELDS.includes(name));

test('each value of the invented company is on a page', () => {
  const missing = rows.filter(
    ({ shown }) => !published.some((text) => text.includes(shown)),
  );
  expect(missing).toEqual([]);
});

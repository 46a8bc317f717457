import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { filesIn } from '../support/files';
import { company, pages } from './support/published';

const facts = companyFacts(company);
const values = placeholderValues(company);

/** Fields that no page shows: only editors and publishers need them. */
const INTERNAL = [
  '$schema',
  'advantages.creditCheckApproval',
  'partners.legalName',
  'partners.verified',
  'partners.note',
];

/** Fields that pages show in another format. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  phone: () => facts.phone,
  'hours.days': () => facts.hours,
  'hours.opens': () => facts.hours,
  'hours.closes': () => facts.hours,
  siteUrl: (value) => `${value}/`,
};

/** Characters that stand for a word or number known only in the browser, such as `{total}`. */
const COMPUTED = /\{\w+\}/;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text and each attribute of all pages. */
const published = [...pages.values()]
  .flatMap((page) => [
    page.documentElement.textContent ?? '',
    ...[...page.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ value }) => value),
    ),
  ])
  .map(normalize);

/** The texts and numbers of a JSON file, with the names of the fields that lead there: `menu.label`. */
function valuesIn(value: unknown, name = ''): [name: string, value: string][] {
  if (value === null || typeof value !== 'object')
    return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, part]) =>
    valuesIn(part, [name, /\D/.test(key) && key].filter(Boolean).join('.')),
  );
}

/** The parts of a value that stand on a page. */
function shownParts(name: string, value: string): string[] {
  // Pages show a picture in other formats.
  if (/\.(?:png|jpe?g|webp|avif|svg)$/.test(value))
    return [`/${parse(value).name}.`];
  const format = FORMATS[name];
  const text = format ? format(value) : interpolate(value, values);
  return text.split(COMPUTED).map(normalize);
}

const jsonFiles = filesIn('data').filter(
  (file) => file.endsWith('.json') && !file.startsWith('schemas/'),
);

test.each(jsonFiles)('each value of %s is on a page', (file) => {
  const content = JSON.parse(readFileSync(join('data', file), 'utf8'));
  const missing = valuesIn(content)
    .filter(([name]) => !INTERNAL.some((field) => name.startsWith(field)))
    .filter(([name, value]) =>
      shownParts(name, value).some(
        (part) => !published.some((text) => text.includes(part)),
      ),
    );
  expect(missing).toEqual([]);
});

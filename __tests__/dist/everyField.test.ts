import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '@/content/legal/markdown';
import { legalPath, legalSlugs } from '@/content/legal/schema';
import { contentFiles } from '@/content/schemas/contentFiles';
import { walkValues } from '@/content/walk';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { readData } from '../support/texts';
import { company, pages } from './support/published';

const facts = companyFacts(company);
const values = placeholderValues(company);

/** Only texts name them, by placeholders, and an editor may rewrite those texts. */
const NAMED_IN_TEXTS =
  /^company.json (?:dataProtectionOfficer|hosting|office.company)/;

const LEGAL = legalSlugs.map((slug) => `/${slug}`);

/** The pages that show a field, by the start of its name. The home page shows the others. */
const PLACES: readonly [start: RegExp, addresses: readonly string[]][] = [
  [/^interface.json notFound/, ['/404']],
  [/^interface.json error/, ['/500']],
  [/ (?:backHome|legalImage|tableOfContents|updatedOn)/, LEGAL],
  [/^home\/footer.json (?!image)/, ['/', ...LEGAL]],
];

/** Stands for a word or a number that the component or the script fills in, such as `{total}`. */
const COMPUTED = /\{\w+\}/;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Attributes that people, search engines, styles or the script read. */
const ATTRIBUTES = /^(?:alt|aria-label|content|data-.+|href|src|srcset|title)$/;

/** What a page says, also to search engines, by its address. */
const published = new Map(
  [...pages].map(([address, page]) => {
    const texts = [...page.querySelectorAll('title, body, [type$="json"]')];
    const attributes = [...page.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name }) => ATTRIBUTES.test(name));
    return [
      address,
      [...texts, ...attributes].map((one) => normalize(one.textContent ?? '')),
    ];
  }),
);

const isOn = (address: string, text: string) =>
  published.get(address)?.some((one) => one.includes(text));

/** Each value of the JSON files, with the name of its field: `home/hero.json badge`. */
const fields = contentFiles.flatMap((file) =>
  [...walkValues(file.schema, { ...readData(file), $schema: undefined })]
    .filter(({ value }) => typeof value === 'string')
    .map(({ path, schema, value }) => {
      const keys = path.filter((key) => typeof key === 'string');
      const name = `${file.path} ${keys.join('.')}`;
      return { name, value: String(value), ...schema.meta() };
    }),
);

/** What pages show of a value. */
function shownText({ name, value, picture }: (typeof fields)[number]): string {
  // In other formats.
  if (picture) return `/${parse(value).name}.`;
  if (name === 'company.json phone') return facts.phone;
  if (name.startsWith('company.json hours')) return facts.hours;
  return interpolate(value, values);
}

const shown = fields
  .filter(({ internal }) => !internal)
  .map((field) => ({ name: field.name, text: shownText(field) }));

test('each value is on its page, unless it is internal', () => {
  const missing = shown
    .filter(({ name }) => !NAMED_IN_TEXTS.test(name))
    .flatMap(({ name, text }) => {
      const parts = text.split(COMPUTED).map(normalize);
      const [, addresses] = PLACES.find(([start]) => start.test(name)) ?? [];
      return (addresses ?? ['/'])
        .filter((address) => !parts.every((part) => isOn(address, part)))
        .map((address) => `${address} ${name}: ${text}`);
    });
  expect(missing).toEqual([]);
});

test('no internal value is on a page, unless a text says the same', () => {
  const said = [
    ...shown.map(({ text }) => text),
    ...legalSlugs.map((slug) =>
      readFileSync(`data/${legalPath(slug)}`, 'utf8'),
    ),
  ];
  const found = fields
    .filter(({ internal }) => internal)
    .map(({ value }) => value)
    .filter((text) => !said.some((other) => other.includes(text)))
    .filter((text) => [...pages.keys()].some((address) => isOn(address, text)));
  expect(found).toEqual([]);
});

test.each(legalSlugs)('each text of %s is on its page', (slug) => {
  const file = readFileSync(`data/${legalPath(slug)}`, 'utf8');
  const missing: string[] = [];
  visit(parseMarkdown(file), 'text', ({ value }: Text) => {
    const text = normalize(interpolate(value, values));
    if (!isOn(`/${slug}`, text)) missing.push(text);
  });
  expect(missing).toEqual([]);
});

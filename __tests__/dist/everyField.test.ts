import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown } from '@/content/markdown';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { type FieldValue, walkValues } from '@/content/walk';
import { companyFacts, placeholderValues } from '@/gatsby/companyFacts';
import { interpolate } from '@/gatsby/interpolate';
import { company, pages } from './support/published';

const facts = companyFacts(company);
const values = placeholderValues(company);

/** Fields that pages show in another format. */
const FORMATS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => facts.phone,
  'company.json hours.days': () => facts.hours,
  'company.json hours.opens': () => facts.hours,
  'company.json hours.closes': () => facts.hours,
  'company.json siteUrl': (value) => `${value}/`,
};

/** Only texts name them, by placeholders, and an editor may rewrite those texts. */
const NAMED_IN_TEXTS = [
  'company.json office.company',
  'company.json hosting.provider',
  'company.json hosting.country',
  'company.json dataProtectionOfficer.name',
];

/** Stands for a word or a number that the component or the script fills in, such as `{total}`. */
const COMPUTED = /\{\w+\}/;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text and each attribute of a page. */
const textsOf = (page: Document | undefined): string[] =>
  [...(page?.querySelectorAll('html, html *') ?? [])]
    .flatMap((element) => [...element.attributes].map(({ value }) => value))
    .concat(page?.documentElement.textContent ?? '')
    .map(normalize);

const published = [...pages.values()].flatMap(textsOf);

/** The parts of a value that stand on a page. */
function shownParts(name: string, { schema, value }: FieldValue): string[] {
  const text = String(value);
  // Pages show a picture in other formats.
  if (schema.meta()?.picture) return [`/${parse(text).name}.`];
  const format = FORMATS[name];
  const shown = format ? format(text) : interpolate(text, values);
  return shown.split(COMPUTED).map(normalize);
}

test.each(contentFiles)(
  'each value of $path is on a page, unless it is internal',
  ({ path: file, schema: root }) => {
    const content = JSON.parse(readFileSync(`data/${file}`, 'utf8'));
    const missing: string[] = [];
    // What editors of code need is no content.
    delete content.$schema;
    for (const fieldValue of walkValues(root, content)) {
      const { path, schema, value } = fieldValue;
      if (typeof value === 'object' || schema.meta()?.internal) continue;
      const keys = path.filter((key) => typeof key === 'string');
      const name = `${file} ${keys.join('.')}`;
      if (NAMED_IN_TEXTS.includes(name)) continue;
      for (const part of shownParts(name, fieldValue))
        if (!published.some((text) => text.includes(part)))
          missing.push(`${path.join('.')}: ${part}`);
    }
    expect(missing).toEqual([]);
  },
);

test.each(legalSlugs)(
  'each text of %s is on its page, in its order',
  (slug) => {
    const file = readFileSync(`data/${legalPath(slug)}`, 'utf8');
    const page = normalize(
      pages.get(`/${slug}`)?.querySelector('main')?.textContent ?? '',
    );
    const missing: string[] = [];
    let place = 0;
    visit(markdown.parse(file), 'text', ({ value }: Text) => {
      const text = normalize(interpolate(value, values));
      const found = page.indexOf(text, place);
      if (found < 0) missing.push(text);
      else place = found;
    });
    expect(missing).toEqual([]);
  },
);

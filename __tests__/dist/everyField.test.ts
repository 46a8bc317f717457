import { parse } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { derivedValues, placeholderValues } from '@/content/derived';
import type { Path } from '@/content/fields/path';
import { type FieldValue, walkValues } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { interpolate } from '@/content/wording/placeholders';
import { FIXTURE, FIXTURE_DIST, readFixture } from '../support/fixture';
import { readLegalPage } from '../support/legalPage';
import { documentOf } from './support/published';

// In the fixtures every field is filled in, and no two values are equal.

const company = readFixture('company.json');
const values = placeholderValues(company);
const { partners } = readFixture('partners/partners.json');

const documents = new Map(
  ['index', ...legalSlugs, '404', '500'].map(
    (name) => [name, documentOf(`${name}.html`, FIXTURE_DIST)] as const,
  ),
);

/** Fields that no page shows: only editors and publishers need them. */
const HIDDEN_FIELDS = [
  'home/about.json advantages.creditCheckApproval.approvedBy',
  'home/about.json advantages.creditCheckApproval.approvedOn',
  'partners/partners.json partners.legalName',
  'partners/partners.json partners.confirmed',
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

const normalize = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** The visible text of an element, without the words for screen readers. */
function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden, script, style'))
    hidden.remove();
  // Neighbouring elements are separate words, except a link in a sentence.
  for (const child of copy.querySelectorAll('*'))
    if (!child.matches('p > a')) child.append(' ');
  return normalize(copy.textContent);
}

interface ShownField extends FieldValue {
  readonly file: string;
  /** The file and the path without the indexes of entries. */
  readonly name: string;
  /** As pages show it. */
  readonly value: string;
}

function toShownField(
  file: string,
  { path, field, value }: FieldValue,
): ShownField {
  const keys = path.filter((key) => typeof key === 'string');
  const name = `${file} ${keys.join('.')}`;
  const text = String(value);
  const format =
    FORMATS[name] ??
    (() => (field.interpolated ? interpolate(text, values) : text));
  return { file, path, field, name, value: normalize(format(text)) };
}

/** Every field that is neither a list nor a group, and that a page shows. */
const shownFields = contentFiles
  .flatMap(({ path: file, root }) =>
    [...walkValues(root, readFixture(file))]
      .filter(({ field }) => !field.fields && !field.item)
      .map((fieldValue) => toShownField(file, fieldValue)),
  )
  .filter(({ name }) => !HIDDEN_FIELDS.includes(name));

/** All texts and attributes of all pages. */
const publishedTexts = [...documents.values()].flatMap((document) => [
  normalize(document.title),
  visibleText(document.documentElement),
  // Whole elements, since a sentence may contain a link.
  ...[...document.querySelectorAll('body *')].map(({ textContent }) =>
    normalize(textContent),
  ),
  ...[...document.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => normalize(value)),
  ),
  ...[...document.querySelectorAll('[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  ),
]);
const toTableRows = (fields: readonly ShownField[]) =>
  fields.map((field) => [field.file, field.path.join('.'), field] as const);

// aria.spec.ts and look.spec.ts test where each value is.
const textFields = shownFields.filter(({ field }) => field.kind !== 'picture');

test.each(toTableRows(textFields))(
  '%s, %s is on a page',
  (_file, _path, { value }) => {
    const found = publishedTexts.filter((text) => text.includes(value));
    expect(found).not.toEqual([]);
  },
);

const pictures = shownFields.filter(
  ({ field, name }) => field.kind === 'picture' && !name.endsWith('Night'),
);
const valueNextTo = ({ file, path }: ShownField, ending: string) => {
  const siblingPath: Path = [...path.slice(0, -1), `${path.at(-1)}${ending}`];
  return shownFields.find(
    (field) => field.file === file && field.path.join() === siblingPath.join(),
  )?.value;
};

test.each(toTableRows(pictures))(
  '%s, %s is shown once, with its dark version, its description and its loading attributes',
  (_file, _path, picture) => {
    const { name } = parse(picture.value);
    const [[image, ...others] = []] = [...documents.values()]
      .map((document) =>
        [...document.images].filter(({ src }) => parse(src).name === name),
      )
      .filter((images) => images.length > 0);
    expect(others).toEqual([]);
    const night = valueNextTo(picture, 'Night');
    const sources = [
      ...(image?.parentElement?.querySelectorAll('source') ?? []),
    ];
    const namesFor = (isDark: boolean) =>
      sources
        .filter(({ media }) => media.includes('dark') === isDark)
        .flatMap(({ srcset }) => srcset.split(','))
        .map((address) => parse(address.trim().split(' ')[0] ?? '').name);
    expect([...new Set(namesFor(true))]).toEqual(
      night ? [parse(night).name] : [],
    );
    expect(namesFor(false).filter((other) => other !== name)).toEqual([]);
    const isOnFirstScreen =
      picture.file === 'home/hero.json' ||
      / (?:legal|notFound)/.test(picture.name);
    expect({
      alt: image?.alt,
      loading: image?.getAttribute('loading'),
      priority: image?.getAttribute('fetchpriority'),
    }).toEqual({
      alt: valueNextTo(picture, 'Alt') ?? '',
      loading: isOnFirstScreen ? null : 'lazy',
      priority: isOnFirstScreen ? 'high' : null,
    });
  },
);

// aria.spec.ts compares the heading and the text of each page.
test.each(legalSlugs)(
  '%s has its title, its description and the date of its last change',
  (slug) => {
    const { head } = readLegalPage(FIXTURE, legalPath(slug));
    const { title, description, updated } = parseYaml(head, { schema: 'core' });
    const page = documents.get(slug);
    const time = page?.querySelector('time');
    expect(page?.title).toBe(`${title} | ${company.brand}`);
    expect(
      page?.querySelector('[name="description"]')?.getAttribute('content'),
    ).toBe(description);
    expect(time?.textContent).toBe('5 de outubro de 2026');
    expect(time?.dateTime).toBe(`${updated}T00:00:00.000Z`);
  },
);

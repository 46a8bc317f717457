import { parse } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { derivedValues, placeholderValues } from '@/content/derived';
import { type FieldValue, type Path, walkValues } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { interpolate } from '@/content/wording/placeholders';
import { FIXTURE, FIXTURE_DIST, readFixture } from '../support/fixture';
import { readLegalPage } from '../support/legalPage';
import { documentOf } from './support/published';

// The fixtures' company: every field of it is filled in, and no two alike.

const company = readFixture('company.json');
const facts = derivedValues(company);
const values = placeholderValues(company);
const { partners } = readFixture('partners/partners.json');

const documents = new Map(
  ['index', ...legalSlugs, '404', '500'].map(
    (name) => [name, documentOf(`${name}.html`, FIXTURE_DIST)] as const,
  ),
);
const find = (page: string, css: string) =>
  documents.get(page)?.querySelector(css) as Element;

/** Fields that no page shows: they are for whoever publishes or keeps the list. */
const NOWHERE = [
  'home/about.json advantages.creditCheckApproval.approvedBy',
  'home/about.json advantages.creditCheckApproval.approvedOn',
  'partners/partners.json partners.legalName',
  'partners/partners.json partners.confirmed',
  'partners/partners.json partners.note',
  // The privacy policy of the real company names them.
  'company.json hosting.provider',
  'company.json hosting.country',
];

const withoutScheme = (address: string) => address.replace('https://', '');

/** Fields that show another form of themselves: what a page says of their value. */
const FORMS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => facts.phone,
  'company.json siteUrl': (value) => `${value}/`,
  'company.json hours.opens': () => '9h',
  'company.json hours.closes': () => '17h30',
  'company.json hours.days': () => 'segunda-feira, quarta-feira e sexta-feira',
  'home/partners.json count': (value) =>
    value.replace('{total}', partners.length),
  'partners/partners.json partners.sac': withoutScheme,
  'partners/partners.json partners.ombudsman': withoutScheme,
};

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** What eyes see of an element: no words for screen readers alone. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, script, style'))
    unseen.remove();
  // Words of two neighbouring elements are two words; a phone number in a sentence is a part of it.
  for (const child of copy.querySelectorAll('*'))
    if (!child.matches('p > a')) child.append(' ');
  return plain(copy.textContent);
}

const everything = (element: Element) => [
  element,
  ...element.querySelectorAll('*'),
];

/** What an element holds besides words: addresses, pictures' names, colours. */
const attributesIn = (element: Element) =>
  everything(element).flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );

/** The parts that do not follow one another in a text. */
function lostIn(text: string, parts: readonly string[]): string[] {
  let at = 0;
  return parts.filter((part) => {
    const found = text.indexOf(part, at);
    if (found !== -1) at = found + part.length;
    return found === -1;
  });
}

interface Leaf extends FieldValue {
  readonly file: string;
  /** Its file and its path without the places of entries. */
  readonly name: string;
  /** As a page says it. */
  readonly value: string;
}

function leafOf(file: string, { path, field, value }: FieldValue): Leaf {
  const keys = path.filter((key) => typeof key === 'string');
  const name = `${file} ${keys.join('.')}`;
  const text = String(value);
  const words = field.interpolated ? interpolate(text, values) : text;
  return {
    file,
    path,
    field,
    name,
    value: plain(FORMS[name]?.(text) ?? words),
  };
}

const all = contentFiles.flatMap(({ path: file, root }) =>
  [...walkValues(root, readFixture(file))].map((one) => ({ file, ...one })),
);
const leaves = all
  .filter(({ field }) => !field.fields && !field.item)
  .map(({ file, ...one }) => leafOf(file, one))
  .filter(({ name }) => !NOWHERE.includes(name));

/** What all pages hold: words, and attributes with names, descriptions, addresses and colours. */
const said = [...documents.values()].flatMap((document) => [
  plain(document.title),
  seen(document.documentElement),
  // Whole elements: a sentence may have a link inside.
  ...[...document.querySelectorAll('body *')].map(({ textContent }) =>
    plain(textContent),
  ),
  ...attributesIn(document.documentElement).map(plain),
  ...[...document.querySelectorAll('[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  ),
]);
const named = (some: readonly Leaf[]) =>
  some.map((leaf) => [leaf.file, leaf.path.join('.'), leaf] as const);

// Where each stands, in which order, and what screen readers say of it: aria.spec.ts and look.spec.ts.
const fields = leaves.filter(({ field }) => field.kind !== 'picture');

test.each(named(fields))('%s, %s is said', (_file, _path, { value }) => {
  expect(said.filter((one) => one.includes(value))).not.toEqual([]);
});

const pictures = leaves.filter(
  ({ field, name }) => field.kind === 'picture' && !name.endsWith('Night'),
);
const valueBeside = ({ file, path }: Leaf, ending: string) => {
  const beside: Path = [...path.slice(0, -1), `${path.at(-1)}${ending}`];
  return leaves.find(
    (leaf) => leaf.file === file && leaf.path.join() === beside.join(),
  )?.value;
};

test.each(named(pictures))(
  '%s, %s is shown once, by day and by night, described, in its time',
  (_file, _path, leaf) => {
    const { name } = parse(leaf.value);
    const [[image, ...others] = []] = [...documents.values()]
      .map((document) =>
        [...document.images].filter(({ src }) => parse(src).name === name),
      )
      .filter((images) => images.length > 0);
    expect(others).toEqual([]);
    const night = valueBeside(leaf, 'Night');
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
    expect(namesFor(false).filter((one) => one !== name)).toEqual([]);
    const isFirst =
      leaf.file === 'home/hero.json' || leaf.name.includes(' notFound');
    expect({
      alt: image?.alt,
      loading: image?.getAttribute('loading'),
      priority: image?.getAttribute('fetchpriority'),
    }).toEqual({
      alt: valueBeside(leaf, 'Alt') ?? '',
      loading: isFirst ? null : 'lazy',
      priority: isFirst ? 'high' : null,
    });
  },
);

describe.each(legalSlugs)('%s', (slug) => {
  const page = readLegalPage(FIXTURE, legalPath(slug));
  const head = parseYaml(page.head, { schema: 'core' });

  test('says its title, its description and, in Portuguese, the day of its last change', () => {
    expect(find(slug, 'h1').textContent).toBe(head.title);
    expect(documents.get(slug)?.title).toBe(`${head.title} | ${company.brand}`);
    expect(find(slug, '[name="description"]').getAttribute('content')).toBe(
      head.description,
    );
    expect(find(slug, 'time').textContent).toBe('5 de outubro de 2026');
    expect(find(slug, 'time').getAttribute('datetime')).toBe(
      `${head.updated}T00:00:00.000Z`,
    );
    expect(seen(find('index', 'footer'))).toContain(head.title);
  });

  test('shows every word of its text, in order', () => {
    const written = interpolate(
      page.body
        .replace('{{canais_das_instituicoes}}', '')
        .replace(/\]\([^)]*\)/g, ' '),
      values,
    );
    const wordsOf = (some: string) => some.match(/[\p{L}\p{N}]+/gu) ?? [];
    const shown = wordsOf(seen(find(slug, 'article'))).join(' ');
    expect(wordsOf(written).length).toBeGreaterThan(50);
    expect(lostIn(shown, wordsOf(written))).toEqual([]);
  });
});

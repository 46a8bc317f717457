import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { JSDOM } from 'jsdom';
import { derivedValues, placeholderValues } from '@/content/derived';
import { type FieldValue, type Path, walkValues } from '@/content/fields/walk';
import { splitPage } from '@/content/legal/frontMatter';
import { readFrontMatter } from '@/content/readContent';
import { contentFiles } from '@/content/schemas/contentFiles';
import { legalPath, legalSlugs } from '@/content/schemas/legal';
import { interpolate } from '@/content/wording/placeholders';
import { FIXTURE, FIXTURE_DIST, raw } from '../support/fixture';

// The fixtures' company: every field of it is filled in, and no two alike.

const company = raw('company.json');
const facts = derivedValues(company);
const values = placeholderValues(company);
const { partners } = raw('partners/partners.json');

const documents = new Map(
  ['index', ...legalSlugs, '404', '500'].map((name) => {
    const html = readFileSync(join(FIXTURE_DIST, `${name}.html`), 'utf8');
    return [name, new JSDOM(html).window.document] as const;
  }),
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
];

/** How often a text stands in its region, where that is not once. */
const TIMES: Readonly<Record<string, number>> = {
  // The menu and the chat stand in the header and in the panel of small screens.
  'interface.json menu.label': 2,
  'interface.json chatAction': 2,
  // Above and below the text.
  'interface.json backHome': 2,
  'home/services.json cardAction': raw('home/services.json').items.length,
};

/** Where a field, a group or a file stands: in the section with the file's first text, unless it is named here. */
const REGIONS: Readonly<Record<string, readonly [page: string, css: string]>> =
  {
    'company.json': ['index', 'html'],
    'home/footer.json': ['index', 'footer'],
    'home/footer.json image': ['index', 'main > :last-child'],
    'interface.json siteTitle': ['index', 'title'],
    'interface.json siteDescription': ['index', '[name="description"]'],
    'interface.json socialImageAlt': ['index', '[property="og:image:alt"]'],
    'interface.json skipLink': ['index', 'body'],
    'interface.json menuLabel': ['index', 'header'],
    'interface.json menuButton': ['index', 'header summary'],
    'interface.json menu': ['index', 'header nav'],
    'interface.json chatAction': ['index', 'header'],
    'interface.json floatingChat': ['index', 'aside'],
    'interface.json floatingChatShort': ['index', 'aside'],
    'interface.json opensChat': ['index', 'header'],
    'interface.json newTab': ['index', '#parceiros'],
    'interface.json backHome': ['termos-uso', 'article'],
    'interface.json tableOfContents': ['termos-uso', 'main nav'],
    'interface.json updatedOn': ['termos-uso', 'article > header'],
    'interface.json breadcrumbHome': [
      'termos-uso',
      '[type="application/ld+json"]',
    ],
    'interface.json legalImage': ['politica-privacidade', 'article > header'],
    'interface.json notFound': ['404', 'main'],
    'interface.json notFound.pageTitle': ['404', 'title'],
    'interface.json error': ['500', 'main'],
    'interface.json error.pageTitle': ['500', 'title'],
    'partners/partners.json partners.sac': ['termos-uso', 'article'],
    'partners/partners.json partners.ombudsman': ['termos-uso', 'article'],
  };

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

/** What is said and not seen: names, descriptions and hidden words. */
const heard = (element: Element) =>
  everything(element)
    .flatMap((one) => [
      ...['aria-label', 'alt', 'data-position'].map((name) =>
        one.getAttribute(name),
      ),
      one.matches('.visually-hidden') && plain(one.textContent),
    ])
    .filter(Boolean)
    .join('\n');

/** What an element holds besides words: addresses, pictures' names, colours. */
const attributesIn = (element: Element) =>
  everything(element).flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );

/** How often a text is seen: as the whole of elements, or else as a part of one. */
function timesSeen(region: Element, text: string): number {
  const same = everything(region).filter((element) => seen(element) === text);
  const whole = same.filter(
    (one) => !same.some((other) => other !== one && one.contains(other)),
  );
  return whole.length || seen(region).split(text).length - 1;
}

/** The parts that do not follow one another in a text. */
function lostIn(text: string, parts: readonly string[]): string[] {
  let at = 0;
  return parts.filter((part) => {
    const found = text.indexOf(part, at);
    if (found !== -1) at = found + part.length;
    return found === -1;
  });
}

/** The entry of a table for a field, or for the group around it. */
function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string) {
  for (let key = name; key; key = key.replace(/[ .]?[^ .]*$/, ''))
    if (Object.hasOwn(table, key)) return table[key];
  return undefined;
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
  [...walkValues(root, raw(file))].map((one) => ({ file, ...one })),
);
const leaves = all
  .filter(({ field }) => !field.fields && !field.item)
  .map(({ file, ...one }) => leafOf(file, one))
  .filter(({ name }) => !NOWHERE.includes(name));

const isText = ({ field, value }: Leaf) =>
  field.kind === 'text' && !value.startsWith('http');

function regionOf({ file, name }: Leaf): Element {
  const place = lookUp(REGIONS, name);
  if (place) return find(...place);
  const first = leaves.find((leaf) => leaf.file === file && isText(leaf));
  const sections = documents.get('index')?.querySelectorAll('main section');
  const found = [...(sections ?? [])].find((section) =>
    `${seen(section)} ${heard(section)}`.includes(first?.value ?? ''),
  );
  if (!found) throw new Error(`No section shows the first text of ${file}.`);
  return found;
}

const named = (some: readonly Leaf[]) =>
  some.map((leaf) => [leaf.file, leaf.path.join('.'), leaf] as const);

const texts = leaves.filter(
  (leaf) => isText(leaf) && leaf.file !== 'company.json',
);

test.each(named(texts))(
  '%s, %s stands where it should, as often as it should',
  (_file, _path, leaf) => {
    const region = regionOf(leaf);
    const { name, field, value } = leaf;
    if (region.closest('head')) {
      const said = `${region.textContent} ${region.getAttribute('content')}`;
      expect(plain(said)).toContain(value);
    } else if (field.heardOnly) {
      expect(heard(region)).toContain(value);
      expect(seen(region)).not.toContain(value);
    } else {
      const times = TIMES[name] ?? 1;
      expect([value, timesSeen(region, value)]).toEqual([value, times]);
      const headings = [...region.querySelectorAll('h1, h2, h3')].map(seen);
      if (/[. ](?:title|headline)$/.test(name))
        expect(headings).toContain(value);
    }
  },
);

// The fields of the others stand in regions of their own.
const inOrder = contentFiles.filter(({ path }) => path.startsWith('home/'));

test.each(inOrder)(
  'texts of $path stand in the order of its fields',
  (file) => {
    const own = texts.filter(
      (leaf) =>
        leaf.file === file.path && !leaf.field.heardOnly && !TIMES[leaf.name],
    );
    const words = seen(regionOf(own[0] as Leaf));
    expect(
      lostIn(
        words,
        own.map(({ value }) => value),
      ),
    ).toEqual([]);
  },
);

const lists = all.filter(({ field }) => field.item?.fields);

test.each(lists.map(({ file, path }) => [file, path] as const))(
  '%s: each entry of %s keeps its fields together, in the list’s order',
  (file, list) => {
    const own = leaves.filter(
      (leaf) =>
        leaf.file === file &&
        leaf.path.join().startsWith(`${list.join()},`) &&
        !Object.hasOwn(REGIONS, leaf.name),
    );
    const holds = (item: Element) => (leaf: Leaf) => {
      if (isText(leaf))
        return `${seen(item)} ${heard(item)}`.includes(leaf.value);
      const { field, value } = leaf;
      if (field.kind !== 'picture') return attributesIn(item).includes(value);
      const picture = `/${parse(value).name}.`;
      return attributesIn(item).some((one) => one.includes(picture));
    };
    const items = [...regionOf(own[0] as Leaf).querySelectorAll('li')];
    const entries = new Set(own.map(({ path }) => path[list.length]));
    const places = [...entries].map((entry) => {
      const fields = own.filter(({ path }) => path[list.length] === entry);
      return items.findIndex((item) => fields.every(holds(item)));
    });
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  },
);

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
    const region = regionOf(leaf);
    const { name } = parse(leaf.value);
    const [image, ...others] = [...region.querySelectorAll('img')].filter(
      ({ src }) => parse(src).name === name,
    );
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
    const isFirst = region.matches('#home') || region === find('404', 'main');
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

test('every fact of the company is said on its home page', () => {
  const home = find('index', 'html');
  const said = `${seen(home)} ${attributesIn(home).join(' ')}`;
  const own = leaves.filter(
    // Whoever hosts the site is named by the privacy policy.
    ({ file, name }) => file === 'company.json' && !name.includes(' hosting.'),
  );
  expect(own.filter(({ value }) => !said.includes(value))).toEqual([]);
});

describe.each(legalSlugs)('%s', (slug) => {
  const head = readFrontMatter(FIXTURE, slug);

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
    const file = readFileSync(join(FIXTURE, legalPath(slug)), 'utf8');
    const text = splitPage(file)?.body.text ?? '';
    const written = interpolate(
      text
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

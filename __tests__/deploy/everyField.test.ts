import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { JSDOM } from 'jsdom';
import { derivedValues, placeholderValues } from '@/content/derived';
import type { Field } from '@/content/fields/field';
import type { Path } from '@/content/fields/walk';
import { contentFiles } from '@/content/schemas/contentFiles';
import { interpolate } from '@/content/wording/placeholders';
import drawings from '../../src/components/Icon/drawings.json';
import { FIXTURE_DIST, raw } from '../support/fixture';

// The fixtures' company: every field of it is filled in, and no two alike.

const company = raw('company.json');
const facts = derivedValues(company);
const values = placeholderValues(company);

const documents = new Map(
  ['index', 'politica-privacidade', 'termos-uso', '404', '500'].map((name) => {
    const html = readFileSync(join(FIXTURE_DIST, `${name}.html`), 'utf8');
    return [name, new JSDOM(html).window.document] as const;
  }),
);
const pageOf = (name: string) => documents.get(name) as Document;

const PARTNERS = 'section:has(#parceiros)';

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** What eyes see of an element: no words for screen readers alone. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, script, style'))
    unseen.remove();
  // Words of two neighbouring elements are two words.
  for (const child of copy.querySelectorAll('*')) child.append(' ');
  return plain(copy.textContent);
}

/** What is said and not seen: names, descriptions and hidden words. */
const heard = (element: Element) =>
  [element, ...element.querySelectorAll('*')].flatMap((one) => [
    ...['aria-label', 'alt', 'data-position'].flatMap(
      (name) => one.getAttribute(name) ?? [],
    ),
    ...(one.matches('.visually-hidden') ? [plain(one.textContent)] : []),
  ]);

/** How often a text is seen: as the whole of elements, or else as a part of one. */
function timesSeen(region: Element, text: string): number {
  const same = [region, ...region.querySelectorAll('*')].filter(
    (element) => seen(element) === text,
  );
  const whole = same.filter(
    (one) => !same.some((other) => other !== one && one.contains(other)),
  );
  return whole.length || seen(region).split(text).length - 1;
}

/** Fields whose words are only for a screen reader, and those of a page's head. */
const ONLY_HEARD = new Set([
  'interface.json menuLabel',
  'interface.json opensChat',
  'interface.json newTab',
  'interface.json floatingChat',
  'home/statistics.json title',
  'home/statistics.json items.spoken',
  'home/partners.json previous',
  'home/partners.json next',
  'home/partners.json position',
  'home/partners.json listLabel',
  'home/footer.json phoneLabel',
  'home/footer.json emailLabel',
]);

/** Fields that no page shows, and why. */
const NOWHERE: Readonly<Record<string, string>> = {
  'home/about.json advantages.creditCheckApproval.approvedBy':
    'is for who publishes',
  'home/about.json advantages.creditCheckApproval.approvedOn':
    'is for who publishes',
  'partners/partners.json partners.legalName': 'is for who maintains the list',
  'partners/partners.json partners.confirmed': 'is for who publishes',
  'partners/partners.json partners.note': 'is for who publishes',
};

/** How often a text stands in its region, where that is not once. */
const TIMES: Readonly<Record<string, number>> = {
  // The menu and the chat stand in the header and in the panel of small screens.
  'interface.json menu.label': 2,
  'interface.json chatAction': 2,
  // Above and below the text.
  'interface.json backHome': 2,
  'home/services.json cardAction': raw('home/services.json').items.length,
};

/** Where the texts of a file stand: in the section with its first text, unless they are named here. */
const REGIONS: Readonly<Record<string, readonly [page: string, css: string]>> =
  {
    'company.json': ['index', 'html'],
    'home/footer.json': ['index', 'footer'],
    'home/footer.json image': ['index', 'main > :last-child'],
    'interface.json skipLink': ['index', 'body'],
    'interface.json menuLabel': ['index', 'header'],
    'interface.json menuButton': ['index', 'header summary'],
    'interface.json menu': ['index', 'header nav'],
    'interface.json chatAction': ['index', 'header'],
    'interface.json floatingChat': ['index', 'aside'],
    'interface.json floatingChatShort': ['index', 'aside'],
    'interface.json opensChat': ['index', 'header'],
    'interface.json newTab': ['index', PARTNERS],
    'interface.json backHome': ['termos-uso', 'article'],
    'interface.json tableOfContents': ['termos-uso', 'main nav'],
    'interface.json updatedOn': ['termos-uso', 'article > header'],
    'interface.json legalImage': ['politica-privacidade', 'article > header'],
    'interface.json notFound': ['404', 'main'],
    'interface.json error': ['500', 'main'],
  };

/** Fields of a page's head: what holds each. */
const HEADS: Readonly<
  Record<string, readonly [page: string, css: string, attribute?: string]>
> = {
  'interface.json siteTitle': ['index', 'title'],
  'interface.json siteDescription': [
    'index',
    'meta[name="description"]',
    'content',
  ],
  'interface.json socialImageAlt': [
    'index',
    'meta[property="og:image:alt"]',
    'content',
  ],
  'interface.json notFound.pageTitle': ['404', 'title'],
  'interface.json error.pageTitle': ['500', 'title'],
  'interface.json breadcrumbHome': [
    'termos-uso',
    'script[type="application/ld+json"]',
  ],
};

/** Fields that show another form of themselves: what a page says of their value. */
const FORMS: Readonly<Record<string, (value: string) => string>> = {
  'company.json phone': () => facts.phone,
  'company.json siteUrl': (value) => `${value}/`,
  'company.json hours.opens': () => '9h',
  'company.json hours.closes': () => '17h30',
  'company.json hours.days': () => 'segunda-feira, quarta-feira e sexta-feira',
  'home/partners.json count': (value) =>
    value.replace(
      '{total}',
      String(raw('partners/partners.json').partners.length),
    ),
};

const nameOf = (file: string, path: Path) =>
  `${file} ${path.filter((key) => typeof key === 'string').join('.')}`;

/** The entry of a table for a field, or for the group around it. */
function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string) {
  for (let key = name; key; key = key.replace(/[ .]?[^ .]*$/, ''))
    if (Object.hasOwn(table, key)) return table[key];
  return undefined;
}

interface Leaf {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
  readonly field: Field;
  readonly value: string;
}

/** Every value of a file, in its schema's order, whatever the file's own order is. */
function leavesOf(
  file: string,
  field: Field,
  value: unknown,
  path: Path = [],
): Leaf[] {
  if (value === undefined || value === null) return [];
  if (field.fields)
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      leavesOf(file, inner, (value as Record<string, unknown>)[key], [
        ...path,
        key,
      ]),
    );
  if (field.item) {
    const { item } = field;
    return (value as unknown[]).flatMap((entry, i) =>
      leavesOf(file, item, entry, [...path, i]),
    );
  }
  const name = nameOf(file, path);
  const text = String(value);
  const form = FORMS[name];
  const shown = form
    ? form(text)
    : field.interpolated
      ? interpolate(text, values)
      : text;
  return [{ file, path, name, field, value: plain(shown) }];
}

const leaves = contentFiles.flatMap(({ path, root }) =>
  leavesOf(path, root, raw(path)),
);
const shown = leaves.filter(({ name }) => !NOWHERE[name]);
const isText = ({ field: { kind } }: Leaf) => kind === 'text';

function regionOf({ file, name }: Leaf): Element {
  const place = lookUp(REGIONS, name);
  if (place) return pageOf(place[0]).querySelector(place[1]) as Element;
  const first = leaves.find((leaf) => leaf.file === file && isText(leaf));
  const sections = [...pageOf('index').querySelectorAll('main section')];
  const found = sections.find((section) =>
    `${seen(section)} ${heard(section).join(' ')}`.includes(first?.value ?? ''),
  );
  if (!found) throw new Error(`No section shows the first text of ${file}.`);
  return found;
}

const texts = shown.filter(
  (leaf) =>
    isText(leaf) &&
    leaf.file !== 'partners/partners.json' &&
    !HEADS[leaf.name] &&
    leaf.file !== 'company.json',
);

test.each(texts.map((leaf) => [leaf.file, leaf.path.join('.'), leaf] as const))(
  '%s, %s stands where it should, as often as it should',
  (_file, _path, leaf) => {
    const region = regionOf(leaf);
    const { name, value } = leaf;
    if (ONLY_HEARD.has(name) || name.endsWith('Alt')) {
      expect(heard(region).join('\n')).toContain(value);
      expect(seen(region)).not.toContain(value);
      return;
    }
    expect([value, timesSeen(region, value)]).toEqual([
      value,
      TIMES[name] ?? 1,
    ]);
    if (/(?:^|\.| )(?:title|headline)$/.test(name))
      expect([
        value,
        [...region.querySelectorAll('h1, h2, h3')].some(
          (heading) => seen(heading) === value,
        ),
      ]).toEqual([value, true]);
  },
);

test('texts of a file stand in the order of its fields', () => {
  for (const { path: file } of contentFiles) {
    // Its fields stand in regions of their own; an action stands in each card.
    if (/^(?:interface|company|partners)/.test(file)) continue;
    const own = texts.filter(
      ({ file: of, name }) =>
        of === file &&
        !ONLY_HEARD.has(name) &&
        !name.endsWith('Alt') &&
        !TIMES[name],
    );
    const [first] = own;
    const words = first ? seen(regionOf(first)) : '';
    let at = 0;
    const late = own.filter(({ value }) => {
      const found = words.indexOf(value, at);
      if (found !== -1) at = found + value.length;
      return found === -1;
    });
    expect(late.map(({ name, value }) => `${name}: ${value}`)).toEqual([]);
  }
});

const entries = leaves.filter(({ path }) =>
  path.some((key, i) => typeof key === 'number' && i < path.length - 1),
);
const listsOf = new Set(
  entries.map(({ file, path }) =>
    JSON.stringify([
      file,
      path.slice(
        0,
        path.findIndex((key) => typeof key === 'number'),
      ),
    ]),
  ),
);

/** What an entry's element holds besides words: addresses, pictures' names, colours. */
const attributesIn = (element: Element) =>
  [element, ...element.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes].map(({ value }) => value),
  );

test.each([...listsOf].map((key) => JSON.parse(key) as [string, string[]]))(
  '%s: each entry of %s keeps its fields together, in the list’s order',
  (file, way) => {
    const own = shown.filter(
      (leaf) =>
        leaf.file === file &&
        way.every((key, i) => leaf.path[i] === key) &&
        typeof leaf.path[way.length] === 'number' &&
        !/ (?:partners\.(?:sac|ombudsman))$/.test(leaf.name),
    );
    const [first] = own;
    if (!first) throw new Error('A list without entries holds nothing.');
    const region = file.startsWith('partners/')
      ? (pageOf('index').querySelector(PARTNERS) as Element)
      : regionOf(first);
    const items = [...region.querySelectorAll('li')];
    const places = [...new Set(own.map(({ path }) => path[way.length]))].map(
      (i) => {
        const fields = own.filter(({ path }) => path[way.length] === i);
        const holds = (item: Element) => {
          const words = `${seen(item)} ${heard(item).join(' ')}`;
          const attributes = attributesIn(item);
          return fields.every(({ field, value }) => {
            if (isText({ field } as Leaf) && !value.startsWith('http'))
              return words.includes(value);
            if (field.kind === 'picture')
              return attributes.some((one) =>
                one.includes(`/${parse(value).name}.`),
              );
            const drawing = drawings[value as keyof typeof drawings];
            if (drawing) return item.innerHTML.includes(drawing.slice(0, 20));
            return attributes.includes(value);
          });
        };
        return items.findIndex(holds);
      },
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  },
);

const pictures = shown.filter(
  ({ field, path }) =>
    field.kind === 'picture' && !String(path.at(-1)).endsWith('Night'),
);
const valueAt = (file: string, path: Path) =>
  leaves.find((leaf) => leaf.file === file && leaf.path.join() === path.join())
    ?.value;

test.each(
  pictures.map((leaf) => [leaf.file, leaf.path.join('.'), leaf] as const),
)(
  '%s, %s is shown once, by day and by night, described, in its time',
  (file, _path, leaf) => {
    const key = String(leaf.path.at(-1));
    const region = file.startsWith('partners/')
      ? (pageOf('index').querySelector(PARTNERS) as Element)
      : regionOf(leaf);
    const file_ = parse(leaf.value).name;
    const images = [...region.querySelectorAll('img')].filter(
      ({ src }) => parse(src).name === file_,
    );
    expect(images).toHaveLength(1);
    const [image] = images as [HTMLImageElement];
    const beside = (name: string) =>
      valueAt(file, [...leaf.path.slice(0, -1), name]);
    const night = beside(`${key}Night`);
    const sources = [
      ...(image.parentElement?.querySelectorAll('source') ?? []),
    ];
    const named = (all: Element[]) => [
      ...new Set(
        all.flatMap((source) =>
          (source.getAttribute('srcset') ?? '')
            .split(',')
            .map((address) => parse(address.trim().split(' ')[0] ?? '').name),
        ),
      ),
    ];
    const dark = sources.filter(({ media }) => media.includes('dark'));
    expect({
      day: named(sources.filter((one) => !dark.includes(one))),
      night: named(dark),
      alt: image.alt,
    }).toEqual({
      day: sources.some((one) => !dark.includes(one)) ? [file_] : [],
      night: night ? [parse(night).name] : [],
      alt: beside(`${key}Alt`) ?? '',
    });
    const first =
      region.querySelector('#home') || region.ownerDocument === pageOf('404');
    expect([
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
    ]).toEqual(first ? [null, 'high'] : ['lazy', null]);
  },
);

test.each(Object.entries(HEADS))(
  '%s stands in the head of its page',
  (name, place) => {
    const [page, css, attribute] = place;
    const leaf = leaves.find((one) => one.name === name);
    const element = pageOf(page).querySelector(css);
    const said = attribute
      ? element?.getAttribute(attribute)
      : element?.textContent;
    expect(leaf && plain(said)).toContain(leaf?.value);
  },
);

test('every fact of the company is said on its home page', () => {
  const home = pageOf('index').documentElement;
  const said = `${seen(home)} ${attributesIn(home).join(' ')}`;
  const lost = leaves.filter(
    // Whoever hosts the site is named by the privacy policy.
    ({ file, name, value }) =>
      file === 'company.json' &&
      !name.includes(' hosting.') &&
      !said.includes(value),
  );
  expect(lost.map(({ name, value }) => `${name}: ${value}`)).toEqual([]);
});

test('the list of complaint channels on the terms names each partner’s', () => {
  const said = seen(pageOf('termos-uso').querySelector('article') as Element);
  for (const { name, sac, ombudsman } of raw('partners/partners.json')
    .partners) {
    if (!sac && !ombudsman) continue;
    expect(said).toContain(name);
    for (const channel of [sac, ombudsman])
      if (channel) expect(said).toContain(channel.replace('https://', ''));
  }
});

describe.each(['politica-privacidade', 'termos-uso'])('%s', (slug) => {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      readFileSync(`__tests__/fixtures/data/legal/${slug}.md`, 'utf8'),
    ) ?? [];
  const field = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const page = pageOf(slug);

  test('says its title, its description and, in Portuguese, the day of its last change', () => {
    expect(page.querySelector('h1')?.textContent).toBe(field('title'));
    expect(page.title).toBe(`${field('title')} | ${company.brand}`);
    expect(
      page.querySelector('meta[name="description"]')?.getAttribute('content'),
    ).toBe(field('description'));
    expect(page.querySelector('time')?.textContent).toBe(
      '5 de outubro de 2026',
    );
    expect(page.querySelector('time')?.dateTime).toBe(
      `${field('updated')}T00:00:00.000Z`,
    );
    expect(seen(pageOf('index').querySelector('footer') as Element)).toContain(
      field('title'),
    );
  });

  test('shows every word of its text, in order', () => {
    const words =
      body
        .replace(
          /\{\{([\w ]+)\}\}/g,
          (_, name) => values[name as keyof typeof values] ?? '',
        )
        .replace(/\]\([^)]*\)/g, ' ')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const article = seen(page.querySelector('article') as Element).replace(
      /[^\p{L}\p{N}]+/gu,
      ' ',
    );
    const contents = seen(page.querySelector('main nav') as Element).replace(
      /[^\p{L}\p{N}]+/gu,
      ' ',
    );
    const text = article.slice(article.indexOf(contents) + contents.length);
    let at = 0;
    const lost = words.filter((word) => {
      const found = text.indexOf(word, at);
      if (found !== -1) at = found + word.length;
      return found === -1;
    });
    expect(words.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
});

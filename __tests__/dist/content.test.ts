import { readFileSync } from 'node:fs';
import type aboutFile from '../../data/home/about.json';
import type footerFile from '../../data/home/footer.json';
import type statisticsFile from '../../data/home/statistics.json';
import { CHAT_MARK } from '../../src/components/Icon/Icon';
import { derivedValues } from '../../src/content/derived';
import { homeAnchors } from '../../src/content/schemas/home/anchors';
import { type LegalSlug, legalOutlines } from '../../src/content/schemas/legal';
import {
  company,
  content,
  FOUND,
  hero,
  partners,
  partnerTexts,
  services,
  texts,
} from '../browser/support/content';
import { documentOf, pages } from './support/published';

const about = content<typeof aboutFile>('home/about.json');
const footer = content<typeof footerFile>('home/footer.json');
const { items: figures } = content<typeof statisticsFile>(
  'home/statistics.json',
);
const facts = derivedValues(company);
const home = documentOf('index.html');
const legalPages = pages.filter((page) => page !== 'index.html');

const found = (page: Document, selector: string) => [
  ...page.querySelectorAll<HTMLAnchorElement>(selector),
];
const HERO = 'section:has(#home)';
const ABOUT = 'section:has(#sobre)';
const SERVICES = 'section:has(#servicos)';
const PARTNERS = 'section:has(#parceiros)';
const wordsOf = (page: Document, selector: string) =>
  found(page, selector).map(({ textContent }) => textContent);
const linksOf = (page: Document, selector: string) =>
  found(page, selector).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('the home page has a section for each anchor, in their order, with the anchor on its heading', () => {
  const anchors = found(home, 'h1[id], h2[id]').map(({ id }) => `#${id}`);
  expect(anchors).toEqual([...homeAnchors]);
  for (const anchor of anchors)
    expect(home.querySelector(anchor)?.getAttribute('tabindex')).toBe('-1');
});

test('nothing but its heading names a section: a screen reader would say each name twice', () => {
  for (const page of pages)
    expect(
      found(documentOf(page), 'section[aria-label], section[aria-labelledby]'),
    ).toEqual([]);
});

test('the first screen fetches its pictures at once and before others, which wait and say nothing', () => {
  const states = (selector: string) =>
    found(home, selector).map((image) =>
      ['loading', 'fetchpriority', 'alt'].map((name) =>
        image.getAttribute(name),
      ),
    );
  expect(states(`${HERO} img`)).toContainEqual([null, 'high', hero.imageAlt]);
  for (const later of states('section:not(:has(#home)) img'))
    expect(later).toEqual(['lazy', null, '']);
});

test('each figure stands with what it counts and its sentence', () => {
  const items = wordsOf(home, 'section:not(:has([id])) li');
  expect(items).toEqual(
    figures.map(
      ({ value, spoken = '', label, description }) =>
        value + spoken + label + description,
    ),
  );
});

test('the company shows its highlights and its advantages', () => {
  expect(wordsOf(home, `${ABOUT} h3`)).toEqual([
    ...about.highlights.map(({ title }) => title),
    about.advantages.title,
  ]);
  expect(wordsOf(home, `${ABOUT} li`)).toEqual(
    expect.arrayContaining(about.advantages.items),
  );
});

test('the services stand in their order, with their color and weight, each with a chat that shows its mark', () => {
  const titles = services.items.map(({ title }) => title);
  expect(wordsOf(home, `${SERVICES} h3`)).toEqual(titles);
  const cards = found(home, `${SERVICES} li`);
  expect(
    cards.map((card) => [
      card.getAttribute('data-hue'),
      card.getAttribute('data-emphasis'),
    ]),
  ).toEqual(services.items.map(({ color, emphasis }) => [color, emphasis]));
  const chats = found(home, `${SERVICES} li a`);
  expect(chats.map(({ ariaLabel }) => ariaLabel)).toEqual(
    titles.map(() => `${services.cardAction} (${texts.opensChat})`),
  );
  for (const { innerHTML } of chats) expect(innerHTML).toContain(CHAT_MARK);
});

test('the partners are counted, each shown by its logo, or by its initials for eyes alone', () => {
  const count = partnerTexts.count.replace('{total}', String(partners.length));
  expect(home.querySelector(PARTNERS)?.textContent).toContain(count);
  const shapes = found(home, `${PARTNERS} li`).map((card) => {
    const [, name] =
      /([^/]+)\.\w+$/.exec(card.querySelector('img')?.src ?? '') ?? [];
    return (
      name ?? card.querySelector('[data-initials][aria-hidden="true"]')?.tagName
    );
  });
  const files = partners.map(
    ({ logo }) => logo?.replace(/^.*\/|\.\w+$/g, '') ?? 'SPAN',
  );
  expect(shapes).toEqual(files);
});

test.each(legalPages)(
  '%s leads home from its brand, and above and below its text',
  (page) => {
    const [brand, ...others] = found(documentOf(page), 'a[href="/"]');
    expect(brand?.ariaLabel).toMatch(
      new RegExp(`^${company.brand}.*${texts.backHome}`),
    );
    expect(others.map(({ textContent }) => textContent)).toEqual(
      Array(2).fill(texts.backHome),
    );
  },
);

test.each(legalPages)(
  '%s has a table of contents of all its sections',
  (page) => {
    const numbered = found(documentOf(page), 'article :is(h2, h3)').filter(
      ({ textContent }) => /^\d+\./.test(textContent),
    );
    const targets = linksOf(documentOf(page), 'main nav a').map(
      ([, target]) => target,
    );
    expect(targets).toEqual(
      expect.arrayContaining(numbered.map(({ id }) => `#${id}`)),
    );
    const outlines = legalOutlines[page.replace('.html', '') as LegalSlug];
    expect(numbered).toHaveLength(
      outlines.reduce((sum, { sections }) => sum + sections, 0),
    );
  },
);

test.each(legalPages)('%s says when it was changed last', (page) => {
  const source = readFileSync(
    `data/legal/${page.replace('.html', '.md')}`,
    'utf8',
  );
  const [, updated] = /^updated: (.*)$/m.exec(source) ?? [];
  expect(documentOf(page).querySelector('time')?.dateTime).toMatch(
    RegExp(`^${updated}`),
  );
});

describe.each(pages)('the footer of %s', (page) => {
  const document = documentOf(page);
  const onHome = page === 'index.html';
  const to = (target: string) => (onHome ? target : `/${target}`);

  test('is the contact section of the home page, and of no other', () => {
    const heading = document.querySelector('footer #contato');
    expect(heading?.textContent).toBe(onHome ? footer.contactTitle : undefined);
  });

  test('leads to services, sections, contacts and legal pages', () => {
    expect(linksOf(document, 'footer a:not([target])')).toEqual([
      ...footer.services.map((service) => [service, to('#servicos')]),
      ...footer.links.map(({ label, target }) => [label, to(target)]),
      [facts.phone, facts.phoneUrl],
      [company.email, facts.emailUrl],
      ...FOUND.filter((path) => path !== '/').map((path) => [
        expect.any(String),
        path,
      ]),
    ]);
  });

  test('says the hours, the office, and who the company is with its own address', () => {
    const said = document.querySelector('footer')?.textContent;
    for (const words of [
      facts.hours,
      facts.office,
      ...footer.disclaimer,
      footer.copyright,
    ])
      expect(said).toContain(words);
  });
});

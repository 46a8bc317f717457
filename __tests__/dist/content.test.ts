import type footerFile from '../../data/home/footer.json';
import { CHAT_MARK } from '../../src/components/Icon/Icon';
import { derivedValues } from '../../src/content/derived';
import { homeAnchors } from '../../src/content/schemas/home/anchors';
import { type LegalSlug, legalOutlines } from '../../src/content/schemas/legal';
import {
  company,
  content,
  FOUND,
  services,
  texts,
} from '../browser/support/content';
import { documentOf, pages } from './support/published';

const footer = content<typeof footerFile>('home/footer.json');
const facts = derivedValues(company);
const home = documentOf('index.html');
const legalPages = pages.filter((page) => page !== 'index.html');

const found = (page: Document, selector: string) => [
  ...page.querySelectorAll<HTMLAnchorElement>(selector),
];
const linksOf = (page: Document, selector: string) =>
  found(page, selector).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('the home page has a part for each anchor, in their order, with a heading that can take the focus', () => {
  const parts = found(home, 'section[id], footer[id]');
  expect(parts.map(({ id }) => `#${id}`)).toEqual([...homeAnchors]);
  for (const part of parts)
    expect(part.querySelector('[tabindex="-1"]')).toBe(
      part.querySelector(part.id === 'contato' ? '[tabindex]' : 'h1, h2'),
    );
});

test('nothing but its heading names a section: a screen reader would say each name twice', () => {
  for (const page of pages)
    expect(
      found(documentOf(page), 'section[aria-label], section[aria-labelledby]'),
    ).toEqual([]);
});

test('each service has a chat that says so and shows its mark', () => {
  const chats = found(home, '#servicos li a');
  expect(chats.map(({ ariaLabel }) => ariaLabel)).toEqual(
    services.items.map(
      ({ title }) => `${services.cardAction}: ${title} (${texts.opensChat})`,
    ),
  );
  for (const { innerHTML } of chats) expect(innerHTML).toContain(CHAT_MARK);
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

test.each(pages)(
  '%s has the footer of the home page, word for word',
  (page) => {
    const words = (one: string) =>
      found(documentOf(one), 'footer').map(({ textContent }) => textContent);
    expect(words(page)).toEqual(words('index.html'));
  },
);

test.each(pages)(
  'on %s a phone number or an e-mail address is a link wherever it stands',
  (page) => {
    const contacts = [facts.phone, company.email];
    const loose = found(documentOf(page), 'body *').filter(
      (element) =>
        !element.closest('a, script, style') &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === 3 &&
            contacts.some((contact) => textContent?.includes(contact)),
        ),
    );
    expect(loose).toEqual([]);
  },
);

test.each(pages)('%s has no heading that is a link', (page) => {
  expect(found(documentOf(page), ':is(h2, h3) a')).toEqual([]);
});

describe.each(pages)('the footer of %s', (page) => {
  const document = documentOf(page);
  const onHome = page === 'index.html';
  const to = (target: string) => (onHome ? target : `/${target}`);

  test('is the contact section of the home page, and of no other', () => {
    const heading = document.querySelector('footer#contato h2[tabindex]');
    expect(heading?.textContent).toBe(onHome ? footer.contactTitle : undefined);
  });

  test('leads to services, sections, contacts and legal pages', () => {
    expect(linksOf(document, 'footer li > a')).toEqual([
      ...footer.services.map((service) => [service, to('#servicos')]),
      ...footer.links.map(({ label, target }) => [label, to(target)]),
      [`${footer.phoneLabel}: ${facts.phone}`, facts.phoneUrl],
      [company.email, facts.emailUrl],
      ...FOUND.filter((path) => path !== '/').map((path) => [
        expect.any(String),
        path,
      ]),
    ]);
  });
});

import { derivedValues } from '../../src/content/derived';
import { homeAnchors } from '../../src/content/schemas/home/anchors';
import { type LegalSlug, legalOutlines } from '../../src/content/schemas/legal';
import { company } from '../browser/support/content';
import { documentOf, pages } from './support/published';

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

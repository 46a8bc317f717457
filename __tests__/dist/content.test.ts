import { homeAnchors } from '../../src/content/schemas/home/anchors';
import { type LegalSlug, legalOutlines } from '../../src/content/schemas/legal';
import { documentOf, pages } from './support/published';

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

test('the home page has a section for each anchor, in their order, with the anchor on its heading', () => {
  const anchors = found(home, 'h1[id], h2[id]').map(({ id }) => `#${id}`);
  expect(anchors).toEqual([...homeAnchors]);
  for (const anchor of anchors)
    expect(home.querySelector(anchor)?.getAttribute('tabindex')).toBe('-1');
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

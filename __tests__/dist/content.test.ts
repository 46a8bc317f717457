import { derivedValues } from '../../src/content/derived';
import { homeAnchors } from '../../src/content/schemas/home/anchors';
import { company, texts } from '../browser/support/content';
import { documentOf, pages, SERVER_PAGES } from './support/published';

const home = documentOf('index.html');

const findAll = (page: Document, selector: string) => [
  ...page.querySelectorAll<HTMLAnchorElement>(selector),
];

test('the home page has a section for each anchor, in order, with a heading that can be focused', () => {
  const parts = findAll(home, 'section[id], footer[id]');
  expect(parts.map(({ id }) => `#${id}`)).toEqual([...homeAnchors]);
  for (const part of parts)
    expect(part.querySelector('[tabindex="-1"]')).toBe(
      part.querySelector(part.id === 'contato' ? '[tabindex]' : 'h1, h2'),
    );
});

test('only the English texts are marked as English', () => {
  const marked = [...pages, ...SERVER_PAGES].map((page) =>
    findAll(documentOf(page), 'body [lang]').map((part) => [
      part.lang,
      part.textContent,
    ]),
  );
  const { notFound, error } = texts;
  expect(marked.flat()).toEqual([
    ['en', notFound.title],
    ['en', notFound.action],
    ['en', error.title],
  ]);
});

test.each([...pages, ...SERVER_PAGES])(
  '%s opens tabs with rel="noopener"',
  (page) => {
    const tabs = findAll(documentOf(page), 'a[target], a[href*="wa.me"]');
    expect(tabs).not.toEqual([]);
    for (const { target, rel } of tabs)
      expect([target, rel]).toEqual(['_blank', 'noopener']);
  },
);

test.each(pages)(
  'on %s every phone number and e-mail address is a link',
  (page) => {
    const contacts = [derivedValues(company).phone, company.email];
    const unlinked = findAll(documentOf(page), 'body *').filter(
      (element) =>
        !element.closest('a, script, style') &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === 3 &&
            contacts.some((contact) => textContent?.includes(contact)),
        ),
    );
    expect(unlinked).toEqual([]);
  },
);

import { addressOf, documentOf, files, pages, serverPages, textOf } from './support/published';

const all = [...pages, ...serverPages];
const documents = new Map(all.map((page) => [page, documentOf(page)]));
const pageAt = new Map(pages.map((page) => [addressOf(page), page]));

const linksOf = (page: string) => [...(documents.get(page)?.querySelectorAll('a[href]') ?? [])];

describe.each(all)('%s', (page) => {
  test('leads only to pages, files and sections that are there', () => {
    for (const link of linksOf(page)) {
      const href = link.getAttribute('href') ?? '';
      if (/^(?:https:|tel:|mailto:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://site.example${addressOf(page)}`);
      const target = pageAt.get(pathname) ?? (files.includes(pathname.slice(1)) ? '' : undefined);
      expect([href, target]).toEqual([href, expect.any(String)]);
      if (hash)
        expect([
          href,
          documents.get(target ?? '')?.getElementById(decodeURIComponent(hash.slice(1))),
        ]).toEqual([href, expect.anything()]);
    }
  });

  test('leads out only by https, and a new tab knows nothing of this one', () => {
    for (const link of linksOf(page)) {
      const href = link.getAttribute('href') ?? '';
      expect(href).not.toMatch(/^(?:http:|javascript:|data:|\/\/)/i);
      if (link.getAttribute('target') === null) continue;
      expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
    }
  });

  test('shows only pictures, icons and fonts that are there', () => {
    const named = [
      ...textOf(page).matchAll(/(?:src|href)="(\/[^"#]+\.[a-z\d]+)"/g),
      ...textOf(page).matchAll(/(\/static\/[^"'\s,)]+)/g),
    ].map(([, path = '']) => decodeURI(path.slice(1)));
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
  });
});

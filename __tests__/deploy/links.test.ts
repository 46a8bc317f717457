import {
  addressOf,
  documentOf,
  files,
  pages,
  serverPages,
  textOf,
} from './support/published';

const all = [...pages, ...serverPages];
const fileAt = new Map([
  ...files.map((file) => [`/${file}`, file] as const),
  ...pages.map((page) => [addressOf(page), page] as const),
]);

const linksOf = (page: string) => [
  ...documentOf(page).querySelectorAll('a[href]'),
];

describe.each(all)('%s', (page) => {
  test('leads only to pages, files and sections that are there', () => {
    for (const link of linksOf(page)) {
      const href = link.getAttribute('href') ?? '';
      if (/^(?:https:|tel:|mailto:)/.test(href)) continue;
      const { pathname, hash } = new URL(
        href,
        `https://site.example${addressOf(page)}`,
      );
      const target = fileAt.get(pathname);
      expect([href, target]).toEqual([href, expect.any(String)]);
      const place =
        hash &&
        documentOf(target ?? '').getElementById(
          decodeURIComponent(hash.slice(1)),
        );
      expect([href, place]).toEqual([href, expect.anything()]);
    }
  });

  test('leads out only by https', () => {
    for (const link of linksOf(page)) {
      const href = link.getAttribute('href') ?? '';
      expect(href).not.toMatch(/^(?:http:|javascript:|data:|\/\/)/i);
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

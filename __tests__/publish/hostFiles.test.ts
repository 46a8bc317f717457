import {
  headerRules,
  headersFile,
  type Published,
  redirectsFile,
} from '@/publish/headers';
import type { PublishedPage } from '@/publish/pages';

const page = (path: string, file: string): PublishedPage => ({
  path,
  source: file,
  file,
});
const pages = [
  page('/', 'index.html'),
  page('/404.html', '404.html'),
  page('/500.html', '500.html'),
  page('/termos-uso', 'termos-uso.html'),
];
const published: Published = {
  pages,
  hashed: ['app-0a1b.js'],
  fixed: ['robots.txt'],
  policy: "default-src 'none'",
  unlisted: false,
  hstsPreload: false,
};
const rules = headerRules(published);
test('no address gets the same header twice', () => {
  const addresses = [
    '/',
    '/404',
    '/termos-uso',
    '/app-0a1b.js',
    '/static/a.avif',
  ];
  for (const address of addresses) {
    const names = rules
      .filter(
        ({ pattern }) =>
          address === pattern ||
          (pattern.endsWith('*') && address.startsWith(pattern.slice(0, -1))),
      )
      .flatMap(({ headers }) => headers.map(([name]) => name));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('HSTS speaks for the whole domain, and asks for browsers’ lists, only where one asks for it', () => {
  expect(headersFile(rules)).not.toMatch(/includeSubDomains|preload/);
  expect(
    headersFile(headerRules({ ...published, hstsPreload: true })),
  ).toContain('max-age=63072000; includeSubDomains; preload');
});

test('pages that servers show by themselves are not for search engines to list', () => {
  for (const path of ['/404', '/500'])
    expect(headersFile(rules)).toContain(`${path}\n  X-Robots-Tag: noindex\n`);
});

test('other sites may show the social card and nothing else', () => {
  const text = headersFile(
    headerRules({ ...published, fixed: ['robots.txt', 'social-card.jpg'] }),
  );
  expect(text.match(/\S+\n.*\n.*Policy: cross-origin/g)).toEqual([
    expect.stringMatching(/^\/social-card\.jpg\n/),
  ]);
});

test('refuses what Cloudflare would cut short', () => {
  const many = Array.from({ length: 101 }, (_, i) => ({
    pattern: `/${i}`,
    headers: [],
  }));
  const long = [{ pattern: '/*', headers: [['A', 'x'.repeat(2000)] as const] }];
  expect(() => headersFile(many)).toThrow(/Cloudflare/);
  expect(() => headersFile(long)).toThrow(/Cloudflare/);
});

test('only pages are redirected from the form with a slash', () => {
  expect(redirectsFile(pages)).toBe('/termos-uso/ /termos-uso 301\n');
});

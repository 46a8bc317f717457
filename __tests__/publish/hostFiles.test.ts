import { headerRules, type Published } from '@/publish/headerRules';
import { headersFile, nginxHeaders, nginxMaps, redirectsFile } from '@/publish/hostFiles';
import { publishedPages } from '@/publish/pages';

const pages = publishedPages(['/', '/404', '/404.html', '/termos-uso']);
const published: Published = {
  siteUrl: 'https://www.exemplo.example',
  pages,
  hashed: ['app-0a1b.js'],
  fixed: ['robots.txt'],
  policy: "default-src 'none'",
  unlisted: false,
};
const rules = headerRules(published);
const hsts = (siteUrl: string) =>
  headerRules({ ...published, siteUrl })[0]?.headers.find(
    ([name]) => name === 'Strict-Transport-Security',
  )?.[1];

test('a page lies where hosts look for an address without a slash; the second 404 page is dropped', () => {
  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/404.html', '404.html'],
    ['/termos-uso', 'termos-uso.html'],
  ]);
});

test('no address gets the same header twice', () => {
  const addresses = ['/', '/termos-uso', '/app-0a1b.js', '/static/a.avif'];
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

test('only files with a hash in their name are kept for ever', () => {
  const kept = rules.filter(({ headers }) => headers.some(([, value]) => /immutable/.test(value)));
  expect(kept.map(({ pattern }) => pattern)).toEqual(['/static/*', '/app-0a1b.js']);
});

test('a preview asks search engines to stay out, a release does not', () => {
  expect(headersFile(rules)).not.toContain('noindex');
  expect(headersFile(headerRules({ ...published, unlisted: true }))).toContain(
    'X-Robots-Tag: noindex',
  );
});

test('HSTS speaks for the names below only where they can be nobody else’s', () => {
  expect(hsts('https://www.exemplo.example')).toContain('includeSubDomains');
  expect(hsts('https://exemplo.example')).not.toContain('includeSubDomains');
});

test('refuses what Cloudflare would cut short', () => {
  const many = Array.from({ length: 101 }, (_, i) => ({ pattern: `/${i}`, headers: [] }));
  const long = [{ pattern: '/*', headers: [['A', 'x'.repeat(2000)] as const] }];
  expect(() => headersFile(many)).toThrow(/Cloudflare/);
  expect(() => headersFile(long)).toThrow(/Cloudflare/);
});

test('only pages are redirected from the form with a slash', () => {
  expect(redirectsFile(pages)).toBe('/termos-uso/ /termos-uso 301\n');
});

test('nginx says the same as _headers', () => {
  expect(nginxHeaders(rules)).toContain(
    `add_header Content-Security-Policy "default-src 'none'" always;`,
  );
  expect(nginxMaps(rules)).toContain(
    '"~^(200|206|304):/app-0a1b\\.js$" "public, max-age=31536000, immutable";',
  );
});

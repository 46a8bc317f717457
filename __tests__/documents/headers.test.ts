import {
  headerRules,
  headersFile,
  headersFor,
  type Published,
  redirectsFile,
} from '../../plugins/gatsby-plugin-documents/src/headers';

const published: Published = {
  addresses: ['/', '/termos-uso'],
  hashed: ['/static/*', '/island-0a1b.js'],
  fixed: ['/robots.txt', '/social-card.jpg'],
  embeddable: ['/social-card.jpg'],
  unlisted: ['/404', '/500'],
  policy: "default-src 'none'",
  noindex: false,
};
const rules = headerRules(published);
const text = headersFile(rules);

test.each(['/', '/404', '/termos-uso', '/island-0a1b.js', '/static/a.avif'])(
  '%s has no duplicate headers',
  (address) => {
    const names = headersFor(rules, address).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  },
);

test('error pages are noindex', () => {
  for (const path of ['/404', '/500'])
    expect(text).toContain(`${path}\n  X-Robots-Tag: noindex\n`);
});

test('other sites may embed only the social card', () => {
  expect(text.match(/\S+\n.*\n.*Policy: cross-origin/g)).toEqual([
    expect.stringMatching(/^\/social-card\.jpg\n/),
  ]);
});

test('headers beyond the limits of Cloudflare throw', () => {
  const many = Array.from({ length: 101 }, (_, i) => ({
    pattern: `/${i}`,
    headers: [],
  }));
  const long = [{ pattern: '/*', headers: [['A', 'x'.repeat(2000)] as const] }];
  expect(() => headersFile(many)).toThrow(/Cloudflare/);
  expect(() => headersFile(long)).toThrow(/Cloudflare/);
});

test('addresses with a trailing slash are redirected, except the home page', () => {
  expect(redirectsFile(published.addresses)).toBe(
    '/termos-uso/ /termos-uso 301\n',
  );
});

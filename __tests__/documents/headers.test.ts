import { contentPolicy } from '../../plugins/gatsby-plugin-documents';
import {
  type HeaderOptions,
  headerRules,
  headersFile,
} from '../../plugins/gatsby-plugin-documents/src/headers';
import { headersFor } from '../../tools/headers';

const options: HeaderOptions = {
  addresses: ['/', '/termos-uso'],
  hashed: ['/static/*', '/island-0a1b.js'],
  fixed: ['/robots.txt', '/social-card.jpg'],
  embeddable: ['/social-card.jpg'],
  unlisted: ['/404', '/500'],
  policy: "default-src 'none'",
  noindex: false,
};
const rules = headerRules(options);
const text = headersFile(rules);

test('every answer has the headers that protect the site', () => {
  expect(headersFor(rules, '/any/address')).toEqual([
    ['Content-Security-Policy', options.policy],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ]);
});

// tools/release/verify.ts compares the hashes with the code inside the pages.
test('the policy allows only files of this site, and the code inside its pages by its hashes', () => {
  const page = { scripts: ['run()'], styles: ['p{x:1}'] };
  expect(contentPolicy([page, page]).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    "style-src 'sha256-n8LabeQkJDWGQXOxniIqp7tHf1JIrt0yYYtEWvGtuJk='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('Cloudflare Pages is asked not to let other sites read the files', () => {
  expect(text).toMatch(/^\/\*\n {2}! Access-Control-Allow-Origin\n/);
});

test.each(['/', '/404', '/termos-uso', '/island-0a1b.js', '/static/a.avif'])(
  'no two rules set the same header for %s',
  (address) => {
    const names = headersFor(rules, address).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
  },
);

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each([
  ['/termos-uso', REVALIDATED],
  ['/static/a.avif', IMMUTABLE],
  ['/island-0a1b.js', IMMUTABLE],
])('browsers may keep %s as "%s" says', (address, value) => {
  expect(new Map(headersFor(rules, address)).get('Cache-Control')).toBe(value);
});

test('search engines are asked once not to list any address of a preview', () => {
  const previewRules = headerRules({ ...options, noindex: true });
  for (const address of ['/', '/404', '/static/a.avif'])
    expect(
      headersFor(previewRules, address).filter(
        ([name]) => name === 'X-Robots-Tag',
      ),
    ).toEqual([['X-Robots-Tag', 'noindex']]);
});

test('search engines are asked not to list error pages', () => {
  for (const path of ['/404', '/500'])
    expect(text).toContain(`${path}\n  X-Robots-Tag: noindex\n`);
});

test('other sites may embed the social card and nothing else', () => {
  expect(text.match(/\S+\n.*\n.*Policy: cross-origin/g)).toEqual([
    expect.stringMatching(/^\/social-card\.jpg\n/),
  ]);
});

test('throws when Cloudflare would ignore a part of the file', () => {
  const many = Array.from({ length: 101 }, (_, i) => ({
    pattern: `/${i}`,
    headers: [],
  }));
  const long = [{ pattern: '/*', headers: [['A', 'x'.repeat(2000)] as const] }];
  expect(() => headersFile(many)).toThrow(/Cloudflare/);
  expect(() => headersFile(long)).toThrow(/Cloudflare/);
});

import { contentPolicy } from '../../plugins/gatsby-plugin-documents';
import {
  type HeaderOptions,
  headerRules,
  headersFile,
} from '../../plugins/gatsby-plugin-documents/src/headers';
import { headersFor } from '../../tools/headers';

const options: HeaderOptions = {
  immutable: ['/static/*', '/island-0a1b.js'],
  revalidated: ['/termos-uso', '/social-card.jpg'],
  embeddable: ['/social-card.jpg'],
  unlisted: ['/404'],
  policy: "default-src 'none'",
  noindex: false,
};

// No two rules set the same header for one address: hosts disagree on which one wins.
test('_headers has the headers that protect the site, how long browsers may keep a file, what others may embed, and the pages that nobody lists', () => {
  expect(headersFile(headerRules(options))).toBe(`/*
  ! Access-Control-Allow-Origin
  Content-Security-Policy: default-src 'none'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
/static/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin
/island-0a1b.js
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin
/termos-uso
  Cache-Control: public, max-age=0, must-revalidate
  Cross-Origin-Resource-Policy: same-origin
/social-card.jpg
  Cache-Control: public, max-age=0, must-revalidate
  Cross-Origin-Resource-Policy: cross-origin
/404
  X-Robots-Tag: noindex
`);
});

// dist/artifact.test.ts compares the hashes with the code inside the pages.
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

test('search engines are asked once not to list any address of a preview', () => {
  const previewRules = headerRules({ ...options, noindex: true });
  for (const address of ['/404', '/static/a.avif'])
    expect(
      headersFor(previewRules, address).filter(
        ([name]) => name === 'X-Robots-Tag',
      ),
    ).toEqual([['X-Robots-Tag', 'noindex']]);
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

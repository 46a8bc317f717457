import { readFileSync } from 'node:fs';
import { headersFor } from '../tools/headers';

const PAGE = "frame-ancestors 'none'";
const FILE = "default-src 'none'; frame-ancestors 'none'";
const KEPT = 'public, max-age=31536000, immutable';
const ASKED = 'public, max-age=0, must-revalidate';

// A page or a file that somebody adds needs no rule of its own.
test.each([
  ['/pagina-nova', PAGE, ASKED, 'same-origin'],
  ['/folheto.pdf', PAGE, ASKED, 'same-origin'],
  ['/social-card.jpg', PAGE, ASKED, 'cross-origin'],
  ['/logo.svg', FILE, ASKED, 'same-origin'],
  ['/static/1/logo.svg', FILE, KEPT, 'same-origin'],
  ['/static/1/foto.avif', FILE, KEPT, 'same-origin'],
  ['/island-1.js', PAGE, KEPT, 'same-origin'],
])('%s has one policy, one lifetime, one embedder', (path, ...values) => {
  const headers = headersFor('static', path);
  const names = [
    'Content-Security-Policy',
    'Cache-Control',
    'Cross-Origin-Resource-Policy',
  ];
  expect(names.map((name) => headers.get(name))).toEqual(values);
});

/** The headers that deploy/nginx.conf gives to an address, with nginx's variables filled in as its maps say. */
function nginxHeadersFor(address: string): Map<string, string> {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const values = new Map<string, string>();
  for (const [, key = '', name = '', body = ''] of text.matchAll(
    /^map "?([$\w:]+)"? \$(\w+) \{\n(.*?)^\}/gms,
  )) {
    const subject = key.replace('$status', '200').replace('$uri', address);
    const rules = [
      ...body.matchAll(/^ {2}("[^"]*"|[^\s#]\S*) ("[^"]*"|[^;]+);$/gm),
    ].map(([, pattern = '', value = '']) =>
      [pattern, value].map((part) => part.replace(/^"|"$/g, '')),
    );
    const rule =
      rules.find(([pattern = '']) =>
        pattern.startsWith('~')
          ? new RegExp(pattern.slice(1)).test(subject)
          : pattern === subject,
      ) ?? rules.find(([pattern]) => pattern === 'default');
    values.set(name, rule?.[1] ?? '');
  }
  const added = text.matchAll(
    /^ {2}add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gm,
  );
  return new Map(
    [...added].map(([, name = '', value, variable = '']) => [
      name,
      value ?? values.get(variable) ?? '',
    ]),
  );
}

test.each([
  '/',
  '/termos-uso',
  '/folheto.pdf',
  '/social-card.jpg',
  '/icon-192.png',
  '/favicon.svg',
  '/static/1/logo.svg',
  '/static/1/foto.avif',
  '/island-1.js',
  '/manifest.webmanifest',
])('nginx sends the headers of static/_headers with %s', (address) => {
  const sorted = (headers: Map<string, string>) => [...headers].sort();
  expect(sorted(nginxHeadersFor(address))).toEqual(
    sorted(headersFor('static', address)),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { headersFor } from '../src/publish/headers';

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

const nginxConf = readFileSync('deploy/nginx.conf', 'utf8');
const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1');

/** The `map`s of nginx.conf by the name of their result: what is looked up, and rows of pattern and value. */
const maps = new Map(
  [...nginxConf.matchAll(/^map (\S+) \$(\w+) \{\n([^}]+)\}/gm)].map(
    ([, source = '', name = '', body = '']) => {
      const rows = [...body.matchAll(/^ +("[^"]+"|[^\s#]\S*) +(.+);$/gm)];
      const values = rows.map(([, pattern = '', value = '']) => ({
        pattern: unquote(pattern),
        value: unquote(value),
      }));
      return [name, { source: unquote(source), rows: values }];
    },
  ),
);

/** Rows of maps that an address of these tests has used. */
const usedRows = new Set<unknown>();

/** The value of a `map` for an answer with status 200. */
function lookUp(name: string, path: string) {
  const { source = '', rows = [] } = maps.get(name) ?? {};
  const text = source.replace('$status', '200').replace('$uri', path);
  const row =
    rows.find(({ pattern }) => pattern === text) ??
    rows.find(
      ({ pattern }) =>
        pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(text),
    ) ??
    rows.find(({ pattern }) => pattern === 'default');
  usedRows.add(row);
  return row?.value;
}

const addHeader = /^( *)add_header (\S+) ("[^"]+"|\S+)(.*);$/gm;

/** The headers that nginx.conf adds to an address. */
const headersOfNginx = (path: string) =>
  [...nginxConf.matchAll(addHeader)].map(([, , name, value = '']) => [
    name,
    value.startsWith('$') ? lookUp(value.slice(1), path) : unquote(value),
  ]);

const addresses = [
  '/',
  '/pagina-nova',
  '/folheto.pdf',
  '/logo.svg',
  '/island-1.js',
  '/static/1/foto.avif',
  '/static/1/logo.svg',
  '/static/1/fonte.woff2',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/third-party.txt',
  // Also what somebody adds to one of the two files for an address of its own.
  ...readdirSync('static').map((name) => `/${name}`),
  ...readFileSync('static/_headers', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((pattern) => pattern.replace('*', 'novo')),
  ...[...maps.values()].flatMap(({ rows }) =>
    rows.map(({ pattern }) => pattern).filter((text) => text.startsWith('/')),
  ),
];

test.each([...new Set(addresses)])(
  'nginx.conf and _headers give %s the same headers',
  (path) => {
    expect(Object.fromEntries(headersOfNginx(path))).toEqual(
      Object.fromEntries(headersFor('static', path)),
    );
  },
);

test('the addresses above meet every rule of nginx.conf', () => {
  const rows = [...maps.values()].flatMap((map) => map.rows);
  expect(rows.filter((row) => !usedRows.has(row))).toEqual([]);
});

// Inside a location it would drop all the others; without `always` it misses the error pages.
test('nginx adds headers to the whole server, whatever the status', () => {
  const lines = [...nginxConf.matchAll(addHeader)];
  expect(lines).toHaveLength(nginxConf.match(/^ +add_header/gm)?.length ?? 0);
  for (const [, indent, , , end] of lines)
    expect([indent, end]).toEqual(['  ', ' always']);
});

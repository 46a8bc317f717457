import { dirname } from 'node:path';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import type { PublicationRecord } from './record';
import type { Answer, Request } from './request';

/** A live site, and what it should serve. */
export interface Site extends Pick<PublicationRecord, 'files' | 'rules'> {
  readonly origin: string;
  /** Its other origins, and the origins that each may redirect to. */
  readonly names?: readonly { at: string; to: readonly string[] }[];
}

/** A request and the expected answer. */
export interface Probe extends Request {
  /** Default: the origin of the site. */
  readonly at?: string;
  readonly status: readonly number[];
  /** The allowed targets of a redirect. Default: any address of the site. */
  readonly to?: readonly string[];
  /** The published file in the answer. */
  readonly file?: string;
  /** The content of an answer with status 206. */
  readonly part?: Buffer;
}

const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept: 'text/html,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'pt-BR',
  'Accept-Encoding': 'br',
  Referer: 'https://l.facebook.com/',
};
const PHONE = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (iPhone; Android) AppleWebKit/605.1.15 Mobile Safari/604.1 [FBAN/FB4A]',
  'Accept-Encoding': 'gzip',
  'Save-Data': 'on',
  Cookie: 'id=1',
  Referer: 'https://www.google.com/',
};
/** Search engines, messengers, a page of another site, and headers that must not change the answer. */
const STRANGER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 (compatible; Googlebot/2.1; bingbot/2.0) facebookexternalhit WhatsApp Twitterbot',
  'Accept-Language': 'en',
  'Accept-Encoding': 'gzip, br',
  Origin: 'https://exemplo.com',
  Referer: 'https://exemplo.com/',
  'Sec-Fetch-Site': 'cross-site',
  'X-Forwarded-Host': 'exemplo.com',
  'X-Original-URL': '/nada',
  'X-HTTP-Method-Override': 'DELETE',
  'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  Range: 'bytes=0-99',
  'If-Range': '"outro"',
};

const asClients = (probe: Probe): Probe[] => [
  probe,
  { ...probe, method: 'HEAD' },
  ...[BROWSER, PHONE, STRANGER].map((headers) => ({ ...probe, headers })),
];

/**
 * The probes that need the answer to the first one: from a browser that has this
 * version of a file or another one, and for the first bytes.
 */
export function revisitsOf(
  probe: Probe,
  { status, headers: { etag }, body }: Answer,
): Probe[] {
  const isFirst = probe.file && !probe.headers && !probe.method;
  if (!isFirst || !etag || status !== 200) return [];
  const part = body.subarray(0, 100);
  return [
    { ...probe, headers: { 'If-None-Match': etag }, status: [304] },
    { ...probe, headers: { 'If-None-Match': '"outro"' } },
    { ...probe, headers: { Range: 'bytes=0-99' }, status: [200, 206], part },
  ];
}

const PERMANENT_REDIRECTS = [301, 308];
const REFUSALS = [404, 403, 400, 405, 410, 414, 501, ...PERMANENT_REDIRECTS];

const METHODS = ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'];

/** Parameters that must not change a page. */
const PARAMETERS = [
  '?utm_source=x',
  '?lang=en&gclid=x&fbclid=x',
  '?url=https://exemplo.com/&next=https://exemplo.com/&redirect=https://exemplo.com/',
];

/** What a server may publish by mistake or serve twice, without its first slash. */
const PRIVATE_PATHS = `
.env
.git/HEAD
.git/config
.git
.git/
.svn/entries
.htaccess
.DS_Store
_headers
%5fheaders
_redirects
dist.json
dist.zip
record.json
nginx/record.json
README.md
package.json
node_modules/
public/
data/company.json
static
static/
admin/
logs/access.log
index.html.br
index.html.gz
index.html.bak
index.html~
static../_headers
../../etc/passwd
%2e%2e/%2e%2e/etc/passwd
..%2f..%2fetc%2fpasswd
server-status
nginx_status
cgi-bin/
dump.sql
index.php
wp-login.php
index
INDEX.HTML
SOCIAL-CARD.JPG
/favicon.ico
/exemplo.com/%2e%2e
%0d%0aSet-Cookie:a=1/
`;

/** What a server or a browser may take, after a slash, for the start of another host. */
const HOST_STARTS = `
/
//
\\
\\\\
\\/
%5C
%2F
%2F%2F
%09/
.
@
https://
`;

const linesOf = (text: string) => text.trim().split('\n');

const expectFile = (file: string) => ({
  path: encodeURI(addressOf(file)),
  file,
  status: [200],
});

/** Other addresses of a page. `_redirects` says 301 for those with a slash. */
const redirectsTo = (page: string): Probe[] => [
  { path: `${page}.html`, to: [page], status: PERMANENT_REDIRECTS },
  { path: `${page}/`, to: [page], status: [301] },
  { path: `${page}/?a=1`, to: [`${page}?a=1`], status: [301] },
];

/** Wrong addresses of a page that a host may accept. */
const invalidVariantsOf = (page: string): string[] => [
  page.slice(0, 2).toUpperCase() + page.slice(2),
  page.toUpperCase(),
  `/${page}`,
  ...['//', '/index.html', '.HTML', '.htm', '.php', '.', ';a=1', '%20'].map(
    (end) => page + end,
  ),
];

/** Published files that have no address of their own. */
const WITHOUT_ADDRESS = ['_headers', '_redirects', '404.html', '500.html'];

/** The requests to a site, without `revisitsOf`. */
export function probesOf({ origin, files, names = [] }: Site): Probe[] {
  const served = files
    .map(({ path }) => path)
    .filter((path) => !WITHOUT_ADDRESS.includes(path));
  const pages = served.filter((file) => file.endsWith('.html')).map(expectFile);
  const inner = pages.map(({ path }) => path).filter((path) => path !== '/');
  const [page = ''] = inner;
  const missing = `nada-${Date.now()}`;
  const missingPaths = [
    ...['', '.php', '?a=1'].map((end) => `/${missing}${end}`),
    `/static/${missing}.avif`,
    `/island-${missing}.js`,
    `/.well-known/${missing}`,
    `${page}/${missing}`,
  ];
  const expected: Probe[] = [
    ...served.map(expectFile),
    ...pages.flatMap((one) =>
      PARAMETERS.map((end) => ({ ...one, path: one.path + end })),
    ),
    { path: '/index.html', to: ['/'], status: PERMANENT_REDIRECTS },
    ...inner.flatMap(redirectsTo),
    ...names.flatMap(({ at, to }) =>
      ['/', `${page}?a=1`].map((path) => ({
        at,
        path,
        to: to.map((target) => target + path),
        status: PERMANENT_REDIRECTS,
      })),
    ),
    ...missingPaths.map((path) => ({ path, file: '404.html', status: [404] })),
  ];

  const folders = served.filter((file) => file.includes('/')).map(dirname);
  const scripts = served.filter((file) => file.endsWith('.js'));
  const refusedPaths = [
    ...linesOf(PRIVATE_PATHS).map((path) => `/${path}`),
    ...scripts.map((file) => `/${file}.map`),
    ...[...new Set(folders)].map((folder) => `/${folder}/`),
    ...inner.flatMap(invalidVariantsOf),
  ];
  const hostEnds = ['/', '//', '/index.html', '/a.html', page, `${page}/`];
  const hostPaths = linesOf(HOST_STARTS).flatMap((start) =>
    hostEnds.map((end) => `/${start}exemplo.com${end}`),
  );
  const refused = [
    ...refusedPaths.map((path) => ({ path })),
    ...[{ at: origin }, ...names].flatMap(({ at }) =>
      hostPaths.map((path) => ({ at, path })),
    ),
    ...METHODS.flatMap((method) => pages.map(({ path }) => ({ path, method }))),
  ];
  return [
    ...expected.flatMap(asClients),
    ...refused.map((one) => ({ ...one, status: REFUSALS })),
  ];
}

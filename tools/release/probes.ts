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
  /** The path whose headers are required. Default: none is. */
  readonly rules?: string;
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
/** Search engines and messengers. */
const ROBOT = {
  'User-Agent':
    'Mozilla/5.0 (compatible; Googlebot/2.1; bingbot/2.0) AdsBot-Google Chrome-Lighthouse facebookexternalhit WhatsApp Twitterbot LinkedInBot TelegramBot',
  'Accept-Encoding': 'gzip, deflate, br',
};
/** A page of another site, and headers that must not change the answer. */
const STRANGER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'Accept-Language': 'en',
  Origin: 'https://exemplo.com',
  Referer: 'https://exemplo.com/',
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
  ...[BROWSER, PHONE, ROBOT, STRANGER].map((headers) => ({
    ...probe,
    headers,
  })),
];

const PERMANENT_REDIRECTS = [301, 308];
const REFUSALS = [404, 403, 400, 405, 410, 414, 501, ...PERMANENT_REDIRECTS];

const METHODS = `
POST
PUT
PATCH
DELETE
TRACE
OPTIONS
PROPFIND
MKCOL
PURGE
`;

/** Parameters that must not change a page. */
const PARAMETERS = [
  '?a=1',
  '?utm_source=x',
  '?lang=en&gclid=x&fbclid=x',
  '?url=https://exemplo.com/&next=https://exemplo.com/&redirect=https://exemplo.com/',
];

/** What a server may publish by mistake or serve twice, without its first slash. */
const PRIVATE_PATHS = `
.env
.env.production
.npmrc
.aws/credentials
.git/HEAD
.git/config
.git/index
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
backup.zip
record.json
nginx/record.json
nginx/site.conf
README.md
package.json
package-lock.json
tsconfig.json
gatsby-config.ts
node_modules/
node_modules
public/
data/
data/company.json
src/
static
static/
admin
admin/
access.log
logs/access.log
app.js.map
index.html.br
index.html.gz
index.html.bak
index.html~
robots.txt.gz
static../_headers
../../etc/passwd
%2e%2e/%2e%2e/etc/passwd
..%2f..%2fetc%2fpasswd
server-status
server-info
nginx_status
metrics
___graphql
cgi-bin/
dump.sql
index.php
phpinfo.php
wp-login.php
index
INDEX.HTML
SOCIAL-CARD.JPG
/favicon.ico
/exemplo.com/%2e%2e
%0d%0aSet-Cookie:a=1/
`;

/** After a slash, a server or a browser may take these for the start of another host. */
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

/**
 * The probes that need the answer to the first one: from a browser that has this
 * version of a file or another one, and for the first bytes.
 */
export function revisitsOf(
  probe: Probe,
  { status, headers: { etag }, body }: Answer,
): Probe[] {
  const isFirst = probe.file && !probe.headers && !probe.method;
  if (!isFirst || !etag || status !== 200 || !probe.status.includes(200))
    return [];
  const part = body.subarray(0, 100);
  return [
    { ...probe, headers: { 'If-None-Match': etag }, status: [304] },
    { ...probe, headers: { 'If-None-Match': '"outro"' } },
    { ...probe, headers: { Range: 'bytes=0-99' }, status: [200, 206], part },
  ];
}

const expectFile = (file: string) => {
  const rules = addressOf(file);
  return { path: encodeURI(rules), file, rules, status: [200] };
};

const expectRedirect = (
  path: string,
  to: string,
  status = PERMANENT_REDIRECTS,
) => ({ path, to: [to], status, rules: '/*' });

/** Other addresses of a page. `_redirects` says 301 for those with a slash. */
const redirectsTo = (page: string) => [
  expectRedirect(`${page}.html`, page),
  expectRedirect(`${page}/`, page, [301]),
  expectRedirect(`${page}/?a=1`, `${page}?a=1`, [301]),
];

/** Wrong addresses of a page that a host may accept. */
const invalidVariantsOf = (page: string): string[] => [
  page.slice(0, 2).toUpperCase() + page.slice(2),
  page.toUpperCase(),
  `/${page}`,
  ...['//', '/index.html', '.HTML', '.php', '.', ';a=1', '%20'].map(
    (end) => page + end,
  ),
];

/** The requests to a site, without `revisitsOf`. */
export function probesOf({ origin, files, names = [] }: Site): Probe[] {
  // `_headers`, `_redirects` and the error pages have no address of their own.
  const served = files
    .map(({ path }) => path)
    .filter((path) => !/^(?:_\w+|(?:404|500)\.html)$/.test(path));
  const pages = served.filter((file) => file.endsWith('.html')).map(expectFile);
  const inner = pages.map(({ path }) => path).filter((path) => path !== '/');
  const [page = ''] = inner;
  const missing = `nada-${Date.now()}`;
  const missingPage = { file: '404.html', rules: '/*', status: [404] };
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
    expectRedirect('/index.html', '/'),
    ...inner.flatMap(redirectsTo),
    ...names.flatMap(({ at, to }) =>
      ['/', `${page}?a=1`].map((path) => ({
        at,
        path,
        status: PERMANENT_REDIRECTS,
        to: to.map((target) => target + path),
        rules: at.startsWith('https:') ? '/*' : undefined,
      })),
    ),
    ...missingPaths.map((path) => ({ ...missingPage, path })),
  ];

  const folders = served.filter((file) => file.includes('/')).map(dirname);
  const scripts = served.filter((file) => file.endsWith('.js'));
  const refusedPaths = [
    ...linesOf(PRIVATE_PATHS).map((path) => `/${path}`),
    ...scripts.map((file) => `/${file}.map`),
    ...[...new Set(folders)].map((folder) => `/${folder}/`),
    ...inner.flatMap(invalidVariantsOf),
  ];
  const hostEnds = [
    ...['/', '//', '/index.html', '/a.html'],
    ...inner.flatMap((path) => [path, `${path}/`]),
  ];
  const hostPaths = linesOf(HOST_STARTS).flatMap((start) =>
    hostEnds.map((end) => `/${start}exemplo.com${end}`),
  );
  const refused = [
    ...refusedPaths.map((path) => ({ path })),
    ...[{ at: origin }, ...names].flatMap(({ at }) =>
      hostPaths.map((path) => ({ at, path })),
    ),
    ...linesOf(METHODS).flatMap((method) =>
      pages.map(({ path }) => ({ path, method })),
    ),
  ];
  return [
    ...expected.flatMap(asClients),
    ...refused.map((one) => ({ ...one, status: REFUSALS })),
    ...pages.map(({ path }) => ({
      path,
      headers: { Range: 'bytes=99999999-' },
      status: [200, 416],
    })),
  ];
}

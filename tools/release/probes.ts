import { dirname } from 'node:path';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import {
  ALL_CLIENTS,
  ANDROID,
  FEW_CLIENTS,
  HTTP2_BROWSER,
  IPHONE,
  OTHER_SITE,
  PLAIN,
  revisit,
} from './clients';
import { isText } from './files';
import type { PublicationRecord } from './record';
import type { Answer, Client, Request } from './request';

/** A live site, and what it should serve. */
export interface Site extends Pick<PublicationRecord, 'files' | 'rules'> {
  readonly origin: string;
  // The other origins redirect to the site. Undefined if they are not checked.
  readonly http?: string;
  /** With `www.` if the site has none, or without it. */
  readonly alias?: string;
  readonly httpAlias?: string;
}

/** The expected answer to a request. */
interface Expected {
  readonly path: string;
  /** The origin to send it to. Default: the origin of the site. */
  readonly at?: string;
  readonly status: readonly number[];
  /** The allowed targets of a redirect: URLs, or paths of the site. Default: any address of the site. */
  readonly to?: readonly string[];
  /** The published file that the answer should contain. */
  readonly file?: string;
  /** The content of a partial answer (status 206). */
  readonly part?: Buffer;
  /** The path whose headers the answer must have. Default: no header is required. */
  readonly rules?: string;
}

export type Probe = Expected & Request;

const PERMANENT_REDIRECTS = [301, 308];
const REFUSALS = [400, 403, 404, 405, 410, 414, 501];

const METHODS =
  'POST PUT PATCH DELETE TRACE OPTIONS PROPFIND MKCOL PURGE'.split(' ');

/** Parameters that must not change a page. */
const PARAMETERS = `
?a=1
?lang=en
?utm_source=x
?fbclid=x&gclid=x
?url=https://exemplo.com/
?next=https://exemplo.com/&redirect=https://exemplo.com/
`;

/** Paths, without their first slash, that a server may expose by mistake. */
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
_redirects
%5fheaders
dist.json
dist.zip
record.json
nginx/record.json
nginx/site.conf
README.md
package.json
package-lock.json
tsconfig.json
gatsby-config.ts
node_modules
node_modules/
data/company.json
data
data/
src/
public/
___graphql
admin
admin/
logs/access.log
access.log
app.js.map
index.html.br
index.html.gz
robots.txt.gz
index.html~
index.html.bak
page-data/index/page-data.json
static../_headers
../../etc/passwd
%2e%2e/%2e%2e/etc/passwd
..%2f..%2fetc%2fpasswd
server-status
server-info
nginx_status
metrics
cgi-bin/
sw.js
backup.zip
dump.sql
phpinfo.php
wp-login.php
index.php
index
INDEX.HTML
SOCIAL-CARD.JPG
/favicon.ico
`;

/** Paths that may cause a redirect to another host. */
const OPEN_REDIRECT_PATHS = [
  '//exemplo.com/',
  '//exemplo.com//',
  '//exemplo.com/index.html',
  '//exemplo.com/a.html',
  '///exemplo.com/',
  '//exemplo.com/%2e%2e',
  '/\\exemplo.com/',
  '/\\\\exemplo.com/',
  '/\\/exemplo.com/',
  '/%5Cexemplo.com/',
  '/%2Fexemplo.com/',
  '/%2F%2Fexemplo.com/',
  '/%09/exemplo.com/',
  '/.exemplo.com/',
  '/@exemplo.com/',
  '/https://exemplo.com/',
  '/%0d%0aSet-Cookie:a=1/',
];

const linesOf = (text: string) => text.trim().split('\n');

/** Asks for a path as several clients. Default: only as a plain client. */
const expand = (
  probes: readonly (Expected & { readonly clients?: readonly Client[] })[],
): Probe[] =>
  probes.flatMap(({ clients = [PLAIN], ...expected }) =>
    clients.map((client) => ({ ...expected, ...client })),
  );

const expectFile = (file: string) => {
  const rules = addressOf(file);
  return { path: encodeURI(rules), file, rules, status: [200] };
};

/** The published files that have a path of their own: not `_headers`, `_redirects` and the error pages. */
const servedFiles = ({ files }: Site) =>
  files
    .map(({ path }) => path)
    .filter((path) => !/^(?:_\w+|(?:404|500)\.html)$/.test(path));

/** The first probe of each file. */
export const fileProbesOf = (site: Site): Probe[] =>
  expand(servedFiles(site).map(expectFile));

/** More probes of a file, which need the answer to the first one. @param otherEtag - the ETag of another file */
export function followUpProbesOf(
  first: Probe,
  { headers: { etag = '' }, body }: Answer,
  { origin }: Site,
  otherEtag = '"outro"',
): Probe[] {
  const { file = '' } = first;
  const range = { headers: { ...PLAIN.headers, Range: 'bytes=0-99' } };
  const part = body.subarray(0, 100);
  const isShared = isText(file) || file.startsWith('social-card');
  const clients = isShared ? ALL_CLIENTS : [IPHONE, ANDROID, OTHER_SITE];
  return expand([
    { ...first, clients: [revisit(etag, origin)], status: [304] },
    { ...first, clients: [revisit(otherEtag, origin), ...clients] },
    { ...first, clients: [range], status: [200, 206], part },
  ]);
}

/** Wrong variants of the path of a page that a host may accept. */
function invalidVariantsOf(page: string): string[] {
  const title = page.slice(0, 2).toUpperCase() + page.slice(2);
  const ends = ['//', '.HTML', '.php', '.', ';a=1', '%20', '/index.html'];
  return [
    title,
    page.toUpperCase(),
    `/${page}`,
    `//exemplo.com${page}/`,
    `/\\exemplo.com${page}/`,
    ...ends.map((end) => page + end),
  ];
}

/** Requests that must not change a page. */
function pageProbes(file: string) {
  const right = expectFile(file);
  const outOfRange = { headers: { Range: 'bytes=99999999-' } };
  return [
    { ...right, clients: [HTTP2_BROWSER] },
    { path: right.path, clients: [outOfRange], status: [200, 416] },
    ...linesOf(PARAMETERS).map((end) => ({
      ...right,
      path: right.path + end,
      clients: [PLAIN, IPHONE],
    })),
  ];
}

const expectRedirect = (to: string) => ({
  status: PERMANENT_REDIRECTS,
  to: [to],
  rules: '/*',
});

/** Other addresses of a page, which redirect to it. `_redirects` says 301 for those with a slash. */
function redirectProbes(page: string) {
  const redirect = expectRedirect(page);
  const slash = { ...redirect, status: [301] };
  return [
    { ...redirect, path: `${page}.html` },
    { ...slash, path: `${page}/`, clients: FEW_CLIENTS },
    {
      ...slash,
      path: `${page}/?a=1`,
      to: [`${page}?a=1`],
      clients: ALL_CLIENTS,
    },
  ];
}

/** All probes that do not depend on the answers for files. */
export function probesOf(site: Site): Probe[] {
  const { origin, http, alias, httpAlias } = site;
  const files = servedFiles(site);
  const pages = files.filter((file) => file.endsWith('.html'));
  const innerPages = pages.map(addressOf).filter((page) => page !== '/');
  const [inner = '/'] = innerPages;
  const folders = new Set([
    '/static',
    ...files.map((file) => `/${dirname(file)}`),
  ]);
  folders.delete('/.');
  const scripts = files.filter((file) => file.endsWith('.js'));
  const refused = { status: [...REFUSALS, ...PERMANENT_REDIRECTS] };
  const privatePaths = [
    ...linesOf(PRIVATE_PATHS).map((path) => `/${path}`),
    ...innerPages.flatMap(invalidVariantsOf),
    ...[...folders].flatMap((folder) => [folder, `${folder}/`]),
    ...scripts.map((file) => `/${file}.map`),
  ];
  const name = `nada-${Date.now()}`;
  const missingPaths = [
    `/${name}`,
    `/${name}.php`,
    `/${name}?a=1`,
    `/a/b/${name}`,
    `/static/${name}.avif`,
    `/island-${name}.js`,
    `/.well-known/${name}`,
    `${inner}/${name}`,
  ];
  const names = [
    { at: http, to: [origin] },
    { at: alias, to: [origin], rules: '/*' },
    { at: httpAlias, to: [origin, `${alias}`] },
  ].filter(({ at }) => at);
  return expand([
    ...pages.flatMap(pageProbes),
    { ...expectRedirect('/'), path: '/index.html' },
    ...innerPages.flatMap(redirectProbes),
    ...missingPaths.map((path) => ({
      path,
      file: '404.html',
      rules: '/*',
      status: [404],
      clients: FEW_CLIENTS,
    })),
    ...names.flatMap(({ to, ...name }) =>
      ['/', `${inner}?a=1`].map((path) => ({
        ...name,
        path,
        status: PERMANENT_REDIRECTS,
        to: to.map((target) => target + path),
        clients: FEW_CLIENTS,
      })),
    ),
    ...[origin, http, alias]
      .filter(Boolean)
      .flatMap((at) =>
        OPEN_REDIRECT_PATHS.map((path) => ({ ...refused, at, path })),
      ),
    ...privatePaths.map((path) => ({ ...refused, path })),
    ...['/', ...innerPages].map((path) => ({
      path,
      status: REFUSALS,
      clients: METHODS.map((method) => ({ ...PLAIN, method })),
    })),
  ]);
}

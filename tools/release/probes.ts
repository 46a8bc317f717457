import { dirname } from 'node:path';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import { isText } from './files';
import type { PublicationRecord } from './record';
import { type Answer, PLAIN_HEADERS, type Request } from './request';

/** A live site, and what it should serve. */
export interface Site extends Pick<PublicationRecord, 'files' | 'rules'> {
  readonly origin: string;
  /** The same origin with http. Undefined if it is not checked. */
  readonly http?: string;
  /** The origin that redirects to the site, with or without `www.`. Undefined if it is not checked. */
  readonly alias?: string;
  /** The alias with http. */
  readonly httpAlias?: string;
}

/** A request, and the expected answer. */
export interface Probe extends Request {
  /** The origin to send it to. Default: the origin of the site. */
  readonly at?: string;
  readonly status: readonly number[];
  /** The allowed targets of a redirect. Default: any address of the site. */
  readonly to?: readonly string[];
  /** The published file that the answer should contain. */
  readonly file?: string;
  /** The content of a partial answer (status 206). */
  readonly part?: Buffer;
  /** The path whose headers the answer must have. Default: no header is required. */
  readonly rules?: string;
}

const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,image/avif,*/*;q=0.8',
  'Accept-Language': 'pt-BR,pt;q=0.9',
  'Accept-Encoding': 'br',
  'Sec-Fetch-Mode': 'navigate',
};
/** A phone that comes from a search engine. */
const PHONE = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Accept-Encoding': 'gzip',
  Referer: 'https://www.google.com/',
};
const ENGLISH_BROWSER = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'en-US,en;q=0.5',
};
/** A page of another site that embeds a file. */
const OTHER_SITE = {
  ...BROWSER,
  'Accept-Encoding': 'identity',
  Origin: 'https://exemplo.com',
  Referer: 'https://exemplo.com/',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Site': 'cross-site',
};
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 WhatsApp/2.24',
].map((agent) => ({ ...PLAIN_HEADERS, 'User-Agent': agent }));
/** Clients that have an old version of a file in their cache. */
const STALE_CACHES = [
  { ...PLAIN_HEADERS, 'If-None-Match': '"outro"' },
  { ...BROWSER, 'If-None-Match': '"outro"' },
  { ...PLAIN_HEADERS, 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
];
const VISITORS = [PLAIN_HEADERS, BROWSER, PHONE];
const ALL_CLIENTS = [
  ...VISITORS,
  ENGLISH_BROWSER,
  OTHER_SITE,
  ...ROBOTS,
  ...STALE_CACHES,
];

const PERMANENT_REDIRECTS = [301, 308];
const REFUSALS = [400, 403, 404, 405, 410, 414, 501];

const METHODS = 'POST PUT PATCH DELETE TRACE OPTIONS PROPFIND'.split(' ');

/** Paths that a server may expose by mistake. */
const PRIVATE_PATHS =
  '/.env /.git/HEAD /.git/config /.git/index /.git /.git/ /.svn/entries /.htaccess /.DS_Store /_headers /_redirects /%5fheaders /dist.json /record.json /nginx/record.json /nginx/site.conf /package.json /package-lock.json /gatsby-config.ts /node_modules /node_modules/ /data/company.json /data /data/ /logs/access.log /app.js.map /index.html.br /index.html.gz /robots.txt.gz /index.html~ /index.html.bak /page-data/index/page-data.json /static../_headers /server-status /nginx_status /sw.js /backup.zip /phpinfo.php /index /INDEX.HTML /SOCIAL-CARD.JPG //favicon.ico'.split(
    ' ',
  );

/** Paths that may cause a redirect to another host. */
const OPEN_REDIRECT_PATHS =
  '//exemplo.com/ //exemplo.com// //exemplo.com/index.html //exemplo.com/a.html ///exemplo.com/ //exemplo.com/%2e%2e /\\exemplo.com/ /\\\\exemplo.com/ /\\/exemplo.com/ /%5Cexemplo.com/ /%2Fexemplo.com/ /%2F%2Fexemplo.com/ /%09/exemplo.com/ /.exemplo.com/ /@exemplo.com/ /https://exemplo.com/ /%0d%0aSet-Cookie:a=1/'.split(
    ' ',
  );

/** Repeats a probe with the headers of several clients. */
const withHeaders = (
  visitors: readonly Request['headers'][],
  probe: Probe,
): Probe[] => visitors.map((headers) => ({ ...probe, headers }));

/** The published files that have a path of their own: not `_headers`, `_redirects` and the error pages. */
export const servedFiles = ({ files }: Site): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => !/^(?:_\w+|(?:404|500)\.html)$/.test(path));

/** The first probe of a published file. */
export const probeOf = (file: string): Probe => {
  const rules = addressOf(file);
  return {
    path: encodeURI(rules),
    headers: PLAIN_HEADERS,
    file,
    rules,
    status: [200],
  };
};

/** More probes of a file, which need the answer to the first one. @param otherEtag - the ETag of another file */
export function followUpProbesOf(
  first: Probe,
  { headers, body }: Answer,
  otherEtag = '"outro"',
): Probe[] {
  const { file = '' } = first;
  const known = { ...PLAIN_HEADERS, 'If-None-Match': headers.etag ?? '' };
  const unknown = { ...BROWSER, ...PLAIN_HEADERS, 'If-None-Match': otherEtag };
  const probes = [
    { ...first, headers: known, status: [304] },
    { ...first, headers: unknown },
  ];
  if (!isText(file) && !file.startsWith('social-card'))
    return [...probes, ...withHeaders([OTHER_SITE, PHONE], first)];
  const part = body.subarray(0, 100);
  const start = { ...PLAIN_HEADERS, Range: 'bytes=0-99' };
  return [
    ...probes,
    ...withHeaders(ALL_CLIENTS, first),
    ...withHeaders([PLAIN_HEADERS, BROWSER], { ...first, method: 'HEAD' }),
    { ...first, headers: start, status: [200, 206], part },
  ];
}

/** Wrong variants of the path of a page that a host may accept. */
function invalidVariantsOf(page: string): string[] {
  const title = page.slice(0, 2).toUpperCase() + page.slice(2);
  const upper = page.toUpperCase();
  const copies = [title, upper, `/${page}`, `${page}//`, `${page}.HTML`];
  const away = [`//exemplo.com${page}/`, `/\\exemplo.com${page}/`];
  return [...copies, ...away, `${page}/index.html`];
}

function probesOfPage(page: string, origin: string): Probe[] {
  const right = probeOf(page === '/' ? 'index.html' : `${page.slice(1)}.html`);
  const redirect = {
    status: PERMANENT_REDIRECTS,
    to: [origin + page],
    rules: '/*',
  };
  const slash = { ...redirect, path: `${page}/`, status: [301] };
  const outOfRange = { Range: 'bytes=99999999-' };
  const probes = [
    { path: page, headers: outOfRange, status: [200, 416] },
    ...withHeaders([PLAIN_HEADERS, PHONE], {
      ...right,
      path: `${page}?utm_source=x`,
    }),
    { ...right, path: `${page}?a=1` },
    { ...right, path: `${page}?url=https://exemplo.com/` },
  ];
  if (page === '/') return [...probes, { ...redirect, path: '/index.html' }];
  return [
    ...probes,
    ...withHeaders([PLAIN_HEADERS, BROWSER], slash),
    { ...slash, method: 'HEAD' },
    {
      ...slash,
      path: `${page}/?a=1`,
      to: [`${origin}${page}?a=1`],
      headers: { ...PLAIN_HEADERS, 'X-Forwarded-Host': 'exemplo.com' },
    },
    { ...redirect, path: `${page}.html` },
  ];
}

/** All probes that do not depend on the answers for files. */
export function probesOf(site: Site): Probe[] {
  const { origin, http, alias, httpAlias } = site;
  const files = servedFiles(site);
  const pages = files.filter((file) => file.endsWith('.html')).map(addressOf);
  const [inner = '/'] = pages.filter((page) => page !== '/');
  const folders = new Set(files.map((file) => `/${dirname(file)}`));
  folders.delete('/.');
  const forbiddenPaths = [
    ...PRIVATE_PATHS,
    ...OPEN_REDIRECT_PATHS,
    ...pages.filter((page) => page !== '/').flatMap(invalidVariantsOf),
    ...[...folders, '/static'].flatMap((folder) => [folder, `${folder}/`]),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}.map`),
  ];
  const missing = { file: '404.html', rules: '/*', status: [404] };
  const missingPages = ['/', '/a/b/', '/static/', '/island-', `${inner}/`].map(
    (start) => ({ ...missing, path: `${start}nada-${Date.now()}` }),
  );
  const names = [
    { at: http, to: [origin] },
    { at: alias, to: [origin], rules: '/*' },
    { at: httpAlias, to: [origin, `${alias}`] },
  ].filter(({ at }) => at);
  const redirects = ['/', `${inner}?a=1`].flatMap((path) =>
    names.map(({ to, ...name }) => ({
      ...name,
      path,
      status: PERMANENT_REDIRECTS,
      to: to.map((target) => target + path),
    })),
  );
  return [
    ...pages.flatMap((page) => probesOfPage(page, origin)),
    ...missingPages.flatMap((probe) => [
      ...withHeaders(VISITORS, probe),
      { ...probe, method: 'HEAD' },
    ]),
    ...redirects.flatMap((probe) =>
      withHeaders([PLAIN_HEADERS, BROWSER], probe),
    ),
    ...forbiddenPaths.map((path) => ({
      path,
      status: [...REFUSALS, ...PERMANENT_REDIRECTS],
    })),
    ...METHODS.map((method) => ({ path: '/', method, status: REFUSALS })),
  ];
}

import { dirname } from 'node:path';
import { addressOf } from '../../plugins/gatsby-plugin-documents';
import { isText } from './files';
import type { PublicationRecord } from './record';
import { type Answer, PLAIN, type Request } from './request';

export interface Site extends Pick<PublicationRecord, 'files' | 'rules'> {
  readonly origin: string;
  /** The site's origin without https, where it has one. */
  readonly http?: string;
  /** The origin that leads to the site's, where there is one. */
  readonly alias?: string;
  /** That one without https. */
  readonly httpAlias?: string;
}

/** A request, and what its answer has to be. */
export interface Probe extends Request {
  /** The site's own, if left out. */
  readonly at?: string;
  readonly status: readonly number[];
  /** Where a redirect may lead; anywhere in the site, if left out. */
  readonly to?: readonly string[];
  /** The published file that the answer holds. */
  readonly file?: string;
  /** What a part of that file (status 206) holds. */
  readonly part?: Buffer;
  /** The address whose headers the answer must have; it may have none of them, if left out. */
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
/** Somebody who comes from a search, with a telephone. */
const PHONE = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Accept-Encoding': 'gzip',
  Referer: 'https://www.google.com/',
};
const FOREIGNER = {
  ...BROWSER,
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'en-US,en;q=0.5',
};
/** What another site's page asks for, to show it there. */
const STRANGER = {
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
].map((agent) => ({ ...PLAIN, 'User-Agent': agent }));
/** Who has another version of the file. */
const OUTDATED = [
  { ...PLAIN, 'If-None-Match': '"outro"' },
  { ...BROWSER, 'If-None-Match': '"outro"' },
  { ...PLAIN, 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
];
const VISITORS = [PLAIN, BROWSER, PHONE];
const EVERYBODY = [...VISITORS, FOREIGNER, STRANGER, ...ROBOTS, ...OUTDATED];

const PERMANENT = [301, 308];
const REFUSED = [400, 403, 404, 405, 410, 414, 501];

const METHODS = 'POST PUT PATCH DELETE TRACE OPTIONS PROPFIND'.split(' ');

/** What a server could show beside the site. */
const CLOSED =
  '/.env /.git/HEAD /.git/config /.git/index /.git /.git/ /.svn/entries /.htaccess /.DS_Store /_headers /_redirects /%5fheaders /dist.json /record.json /nginx/record.json /nginx/site.conf /package.json /package-lock.json /gatsby-config.ts /node_modules /node_modules/ /data/company.json /data /data/ /logs/access.log /app.js.map /index.html.br /index.html.gz /robots.txt.gz /index.html~ /index.html.bak /page-data/index/page-data.json /static../_headers /server-status /nginx_status /sw.js /backup.zip /phpinfo.php /index /INDEX.HTML /SOCIAL-CARD.JPG //favicon.ico'.split(
    ' ',
  );

/** What could lead to another host, whatever is done with its slashes. */
const AWAY =
  '//exemplo.com/ //exemplo.com// //exemplo.com/index.html //exemplo.com/a.html ///exemplo.com/ //exemplo.com/%2e%2e /\\exemplo.com/ /\\\\exemplo.com/ /\\/exemplo.com/ /%5Cexemplo.com/ /%2Fexemplo.com/ /%2F%2Fexemplo.com/ /%09/exemplo.com/ /.exemplo.com/ /@exemplo.com/ /https://exemplo.com/ /%0d%0aSet-Cookie:a=1/'.split(
    ' ',
  );

/** The same request of several visitors. */
const by = (visitors: readonly Request['headers'][], probe: Probe): Probe[] =>
  visitors.map((headers) => ({ ...probe, headers }));

/** The files that have an address. */
export const servedFiles = ({ files }: Site): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => !/^(?:_\w+|(?:404|500)\.html)$/.test(path));

/** What a published file's address has to answer. */
export const probeOf = (file: string): Probe => {
  const rules = addressOf(file);
  return { path: encodeURI(rules), headers: PLAIN, file, rules, status: [200] };
};

/** What else a file's address is asked, once its first answer is known. */
export function laterProbesOf(
  first: Probe,
  { headers, body }: Answer,
  otherEtag = '"outro"',
): Probe[] {
  const { file = '' } = first;
  const known = { ...PLAIN, 'If-None-Match': headers.etag ?? '' };
  const unknown = { ...BROWSER, ...PLAIN, 'If-None-Match': otherEtag };
  const probes = [
    { ...first, headers: known, status: [304] },
    { ...first, headers: unknown },
  ];
  if (!isText(file) && !file.startsWith('social-card'))
    return [...probes, ...by([STRANGER, PHONE], first)];
  const part = body.subarray(0, 100);
  const start = { ...PLAIN, Range: 'bytes=0-99' };
  return [
    ...probes,
    ...by(EVERYBODY, first),
    ...by([PLAIN, BROWSER], { ...first, method: 'HEAD' }),
    { ...first, headers: start, status: [200, 206], part },
  ];
}

/** What a host could take for a page. */
function copiesOf(page: string): string[] {
  const title = page.slice(0, 2).toUpperCase() + page.slice(2);
  const upper = page.toUpperCase();
  const copies = [title, upper, `/${page}`, `${page}//`, `${page}.HTML`];
  const away = [`//exemplo.com${page}/`, `/\\exemplo.com${page}/`];
  return [...copies, ...away, `${page}/index.html`];
}

function probesOfPage(page: string, origin: string): Probe[] {
  const right = probeOf(page === '/' ? 'index.html' : `${page.slice(1)}.html`);
  const led = { status: PERMANENT, to: [origin + page], rules: '/*' };
  const slash = { ...led, path: `${page}/`, status: [301] };
  const behind = { Range: 'bytes=99999999-' };
  const probes = [
    { path: page, headers: behind, status: [200, 416] },
    ...by([PLAIN, PHONE], { ...right, path: `${page}?utm_source=x` }),
    { ...right, path: `${page}?a=1` },
    { ...right, path: `${page}?url=https://exemplo.com/` },
  ];
  if (page === '/') return [...probes, { ...led, path: '/index.html' }];
  return [
    ...probes,
    ...by([PLAIN, BROWSER], slash),
    { ...slash, method: 'HEAD' },
    {
      ...slash,
      path: `${page}/?a=1`,
      to: [`${origin}${page}?a=1`],
      headers: { ...PLAIN, 'X-Forwarded-Host': 'exemplo.com' },
    },
    { ...led, path: `${page}.html` },
  ];
}

/** All that a site is asked whatever its files answer. */
export function probesOf(site: Site): Probe[] {
  const { origin, http, alias, httpAlias } = site;
  const files = servedFiles(site);
  const pages = files.filter((file) => file.endsWith('.html')).map(addressOf);
  const [inner = '/'] = pages.filter((page) => page !== '/');
  const folders = new Set(files.map((file) => `/${dirname(file)}`));
  folders.delete('/.');
  const nothing = [
    ...CLOSED,
    ...AWAY,
    ...pages.filter((page) => page !== '/').flatMap(copiesOf),
    ...[...folders, '/static'].flatMap((folder) => [folder, `${folder}/`]),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}.map`),
  ];
  const missing = { file: '404.html', rules: '/*', status: [404] };
  const lost = ['/', '/a/b/', '/static/', '/island-', `${inner}/`].map(
    (start) => ({ ...missing, path: `${start}nada-${Date.now()}` }),
  );
  const names = [
    { at: http, to: [origin] },
    { at: alias, to: [origin], rules: '/*' },
    { at: httpAlias, to: [origin, `${alias}`] },
  ].filter(({ at }) => at);
  const led = ['/', `${inner}?a=1`].flatMap((path) =>
    names.map(({ to, ...name }) => ({
      ...name,
      path,
      status: PERMANENT,
      to: to.map((target) => target + path),
    })),
  );
  return [
    ...pages.flatMap((page) => probesOfPage(page, origin)),
    ...lost.flatMap((probe) => [
      ...by(VISITORS, probe),
      { ...probe, method: 'HEAD' },
    ]),
    ...led.flatMap((probe) => by([PLAIN, BROWSER], probe)),
    ...nothing.map((path) => ({ path, status: [...REFUSED, ...PERMANENT] })),
    ...METHODS.map((method) => ({ path: '/', method, status: REFUSED })),
  ];
}

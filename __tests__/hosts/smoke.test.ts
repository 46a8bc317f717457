import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import http, {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { createSecureServer as createHttp2Server } from 'node:http2';
import https, {
  createServer as createSecureServer,
  type ServerOptions,
} from 'node:https';
import {
  type AddressInfo,
  createServer as createPlainServer,
  type Server,
} from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  addressOf,
  filesIn,
  sha256,
} from '../../plugins/gatsby-plugin-documents';
import { headersFor, readHeaders } from '../../tools/headers';
import { mediaType } from '../../tools/release/files';
import {
  type PublicationRecord,
  writeRecord,
} from '../../tools/release/record';
import { securityTxt } from '../../tools/release/securityTxt';
import { smoke } from '../../tools/release/smoke';
import { FIXTURE_DIST } from '../support/fixture';
import { temporaryFolder } from '../support/temporaryFolder';

const home = temporaryFolder();
const folder = join(home, 'dist');

// A release has one more file than a build.
const published = join(home, 'published');
cpSync(FIXTURE_DIST, published, { recursive: true });
mkdirSync(join(published, '.well-known'));
writeFileSync(
  join(published, '.well-known/security.txt'),
  securityTxt({ email: 'a@b.br', siteUrl: 'https://localhost' }),
);

const files = filesIn(published);
const fileLike = (start: string, end: string) =>
  `/${files.find((file) => file.startsWith(start) && file.endsWith(end))}`;
const picture = fileLike('static/', '.avif');
const font = fileLike('static/', '.woff2');
const island = fileLike('island-', '.js');
// Pages, documents and one file of each kind, so that a run of smoke is fast.
const isKept = (path: string) =>
  statSync(path).isDirectory() ||
  !/static|icon-/.test(path) ||
  [picture, font].some((file) => path.endsWith(file));

const rules = readHeaders(published);
/** The files by their addresses. */
const paths = new Map(
  files
    .filter((file) => !file.startsWith('_'))
    .map((file) => [addressOf(file), file]),
);

interface Request {
  /** The site, the alias that redirects to it, or one of them without https. */
  readonly at: 'site' | 'alias' | 'http' | 'httpAlias';
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly isHttp2: boolean;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

type Fault = (answer: Answer, request: Request) => unknown;

/** Changes the answers to some requests only. */
const where =
  (matches: (request: Request, answer: Answer) => unknown) =>
  (change: Fault): Fault =>
  (answer, request) =>
    matches(request, answer) && change(answer, request);
const on = (path: string, change: Fault) =>
  where((request) => request.at === 'site' && request.path === path)(change);
const missing = where((_, { status }) => status === 404);
const plain = where(({ at }) => at === 'http');
const httpAlias = where(({ at }) => at === 'httpAlias');
const alias = where(({ at }) => at === 'alias');

/** Sets a header, or removes it when there is no value. */
const header =
  (name: string, value?: string): Fault =>
  ({ headers }) => {
    delete headers[name];
    if (value !== undefined) headers[name] = value;
  };
const edited =
  (name: string, part: string, other: string): Fault =>
  ({ headers }) => {
    headers[name] = headers[name]?.replace(part, other) ?? '';
  };
const body =
  (change: (text: string) => string): Fault =>
  (answer) => {
    answer.body = change(String(answer.body));
  };
const changed = (path: string, change: (text: string) => string) =>
  on(path, body(change));
const sent = (path: string, name: string, value?: string) =>
  on(path, header(name, value));
const answers =
  (status: number, text = '', headers = {}): Fault =>
  (answer) =>
    Object.assign(answer, { status, headers, body: text });
const notFound = answers(404);
const page = answers(200, 'x', { 'content-type': 'text/html; charset=utf-8' });
const redirectsTo = (location: string) => answers(301, '', { location });

const isBrowser = ({ headers }: Request) =>
  String(headers['user-agent']).startsWith('Mozilla/5.0 (');
const forBrowsers = where(isBrowser);
const forEncoding = (coding: string, change: Fault) =>
  where(
    ({ at, headers }) => at === 'site' && headers['accept-encoding'] === coding,
  )(change);
const redirects = where(
  ({ at }, { status }) => at === 'site' && status === 301,
);
const everywhere = where(({ at }) => at === 'site');
const script = '<script src="https://e.example/a.js"></script>';

const forHeader = (name: string, part: string, change: Fault) =>
  where(({ headers }) => headers[name]?.includes(part))(change);
const status =
  (code: number): Fault =>
  (answer) => {
    answer.status = code;
  };
const retyped = body((text) => text.replace('a', 'e'));
const heads = where(({ method }) => method === 'HEAD');
const http2 = where(({ isHttp2 }) => isHttp2);
const notModified = where((_, answer) => answer.status === 304);

/** Faults of a host, or of an attacker who controls it. */
const FAULTS: Record<string, Fault> = {
  'home page truncated': changed('/', (text) => text.slice(0, 9000)),
  'one letter of the terms changed': on('/termos-uso', retyped),
  'picture compressed again': changed(picture, (text) => text.slice(1)),
  'another page for robots': forHeader('user-agent', 'Googlebot', page),
  'policy fails': on('/politica-privacidade', answers(503)),
  'policy redirects to the home page': on(
    '/politica-privacidade',
    redirectsTo('/'),
  ),
  'missing font': on(font, notFound),
  'missing security.txt': on('/.well-known/security.txt', notFound),
  'page in Latin-1': on('/', edited('content-type', 'utf-8', 'iso-8859-1')),
  'script as plain text': sent(island, 'content-type', 'text/plain'),
  'policy with *': on(
    '/termos-uso',
    edited('content-security-policy', "img-src 'self'", 'img-src *'),
  ),
  'home page closed to robots': sent('/', 'x-robots-tag', 'none'),
  'cookie on a missing page': missing(header('set-cookie', 'id=1')),
  'server version shown': header('server', 'nginx/1.22.1'),
  'foreign script preloaded': sent('/', 'link', '<https://e.example/a.js>'),
  'pictures not cached': sent(picture, 'cache-control', 'no-store'),
  'missing pages cached': missing(header('cache-control', 'max-age=9')),
  'no ETag': header('etag'),
  'nothing compressed': header('vary', 'none'),
  'missing page with status 200': missing(status(200)),
  "host's own missing page": missing(body(() => '<h1>Not Found</h1>')),
  'missing page without policy': missing(header('content-security-policy')),
  'slash redirects to another host': on(
    '/termos-uso/',
    redirectsTo('https://e.example/termos-uso'),
  ),
  'parameter breaks the page': on('/?utm_source=x', notFound),
  'http without a redirect': plain(page),
  'http redirect without the path': plain(
    edited('location', 'politica-privacidade', ''),
  ),
  'HSTS without https': plain(header('strict-transport-security', 'max-age=9')),
  'alias redirects elsewhere': alias(
    header('location', 'https://parking.example/'),
  ),
  'alias without HSTS': alias(header('strict-transport-security')),
  'browsers get an extra script': forBrowsers(body((text) => text + script)),
  'browsers get a cookie': forBrowsers(header('set-cookie', 'id=1')),
  'browsers are redirected': forBrowsers(
    on('/', redirectsTo('https://e.example/')),
  ),
  'browsers get another policy': forBrowsers(
    header('content-security-policy', "default-src 'self'"),
  ),
  'browsers are blocked': forBrowsers(answers(403)),
  'phones get another page': forHeader(
    'user-agent',
    'iPhone',
    on('/termos-uso', page),
  ),
  'visitors from a search get another page': forHeader(
    'referer',
    'google',
    on('/', page),
  ),
  'gzip of an older release': forEncoding('gzip', on('/termos-uso', retyped)),
  'Brotli of an older release': forEncoding('br', on('/', retyped)),
  'missing page without policy for browsers': forBrowsers(
    missing(header('content-security-policy')),
  ),
  'missing page is the home page for browsers': forBrowsers(
    missing(status(200)),
  ),
  'HEAD fails': heads(answers(405)),
  'HEAD of the card fails': heads(on('/social-card.jpg', answers(403))),
  'HEAD without policy': heads(header('content-security-policy')),
  'wrong range sent': forHeader('range', 'bytes=0-99', (answer) => {
    const text = String(answer.body).slice(5, 105);
    const range = `bytes 0-99/${Buffer.from(answer.body).length}`;
    Object.assign(answer, { status: 206, body: text });
    answer.headers['content-range'] = range;
  }),
  'ranges break the server': forHeader('range', '', answers(500)),
  '304 always': forHeader('if-none-match', '', status(304)),
  '304 never': notModified(status(200)),
  'slash redirects without parameters': on(
    '/termos-uso/?a=1',
    header('location', '/termos-uso'),
  ),
  'slash redirects to a forwarded host': forHeader(
    'x-forwarded-host',
    '',
    header('location', 'https://exemplo.com/termos-uso?a=1'),
  ),
  'http without www does not redirect': httpAlias(page),
  'http without www redirects elsewhere': httpAlias(
    header('location', 'https://parking.example/'),
  ),
  'http redirects by 302': plain(status(302)),
  'duplicate below the page': where(({ path }) =>
    /^\/(?:termos-uso|politica-privacidade)\/nada/.test(path),
  )(page),
  'address sets a cookie': on(
    '/%0d%0aSet-Cookie:a=1/',
    header('set-cookie', 'a=1'),
  ),
  'no Vary': on('/', header('vary')),
  'Vary by browser': on('/', header('vary', 'Accept-Encoding, User-Agent')),
  'cookie on redirects': redirects(header('set-cookie', 'id=1')),
  'redirects without policy': redirects(header('content-security-policy')),
  'redirects cached': redirects(header('cache-control', 'max-age=999')),
  'CORS for everybody': everywhere(header('access-control-allow-origin', '*')),
  'pages as downloads': sent('/', 'content-disposition', 'attachment'),
  'pages clear site data': sent('/', 'clear-site-data', '"*"'),
  'source map header': sent(island, 'sourcemap', 'a.js.map'),
  'another server in alt-svc': sent('/', 'alt-svc', 'h3="e.example:443"'),
  'hotlinks blocked': forHeader(
    'referer',
    'exemplo',
    on('/social-card.jpg', answers(403)),
  ),
  'messengers are blocked': forHeader('user-agent', 'WhatsApp', answers(403)),
  'security.txt with another date': changed(
    '/.well-known/security.txt',
    (text) => text.replace(/Expires: \d+/, 'Expires: 2020'),
  ),
  'favicon as HTML': sent('/favicon.ico', 'content-type', 'text/html'),
  'text without its charset': sent(
    '/third-party.txt',
    'content-type',
    'text/plain',
  ),
  'compressed page truncated': forEncoding(
    'gzip',
    on(
      '/',
      body((text) => text.slice(0, 100)),
    ),
  ),
  '304 by date': forHeader('if-modified-since', '', status(304)),
  'Firefox gets another page': forHeader(
    'user-agent',
    'Firefox',
    on('/', page),
  ),
  'Bing is blocked': forHeader('user-agent', 'bingbot', answers(403)),
  'phones get a smaller picture': forHeader(
    'user-agent',
    'iPhone',
    changed(picture, (text) => text.slice(9)),
  ),
  'English browsers are redirected to /en': forHeader(
    'accept-language',
    'en',
    on('/', answers(302, '', { location: '/en' })),
  ),
  'gzip of an older script': forEncoding(
    'gzip',
    changed(island, (text) => `${text};`),
  ),
  'gzip of an older missing page': forEncoding(
    'gzip',
    missing(body((text) => `${text} `)),
  ),
  'gzip of an older SVG': forEncoding(
    'gzip',
    changed('/favicon.svg', (text) => `${text} `),
  ),
  'HEAD of a missing page returns 200': heads(missing(status(200))),
  'HEAD with length 0': heads(header('content-length', '0')),
  'HEAD sets a cookie': heads(header('set-cookie', 'a=1')),
  'a range returns the whole file': forHeader('range', 'bytes=', (a) => {
    a.headers['content-range'] = `bytes 0-99/${Buffer.from(a.body).length}`;
    a.status = 206;
  }),
  'a range without policy': forHeader(
    'range',
    'bytes=',
    header('content-security-policy'),
  ),
  'one ETag for everything': everywhere((a, { headers }) => {
    if (a.status === 304 && headers['if-none-match'] !== '"1"') a.status = 200;
    if (a.headers.etag) a.headers.etag = '"1"';
    if (headers['if-none-match'] === '"1"') a.status = 304;
  }),
  '304 with another policy': notModified(
    header('content-security-policy', 'default-src *'),
  ),
  'slash redirects to http': on(
    '/termos-uso/',
    redirectsTo('http://localhost/termos-uso'),
  ),
  'slash redirects in HTML': on(
    '/termos-uso/',
    answers(200, '<meta http-equiv=refresh content="0;url=/termos-uso">', {
      'content-type': 'text/html',
    }),
  ),
  'HEAD of the slash returns 200': heads(on('/termos-uso/', answers(200))),
  'index.html redirects by 302': on('/index.html', status(302)),
  'http with a cookie': plain(header('set-cookie', 'a=1')),
  'alias does not redirect browsers': where(
    (r) => r.at === 'alias' && isBrowser(r),
  )(page),
  'http without www redirects to the home page': where(
    ({ at }) => at === 'httpAlias',
  )(edited('location', 'politica-privacidade?a=1', '')),
  'duplicate with a capital': where(
    ({ path }) =>
      path !== '/termos-uso' && path.toLowerCase() === '/termos-uso',
  )(page),
  'open redirect by slashes and a page': where(({ path }) =>
    path.startsWith('//exemplo.com/termos-uso'),
  )(redirectsTo('//exemplo.com/termos-uso')),
  'open redirect by a backslash and a page': where(({ path }) =>
    path.startsWith('/\\exemplo.com/termos-uso'),
  )(redirectsTo('/\\exemplo.com/termos-uso')),
  'missing page not compressed': missing(header('vary', 'none')),
  'Vary by cookie': on(island, header('vary', 'Accept-Encoding, Cookie')),
  'cookie on 304': notModified(header('set-cookie', 'a=1')),
  'CORS for the asking origin': where(({ headers }) => headers.origin)(
    (a, { headers }) => {
      a.headers['access-control-allow-origin'] = String(headers.origin);
    },
  ),
  'Clear-Site-Data on missing pages': missing(
    header('clear-site-data', '"cache"'),
  ),
  'Content-Disposition on the card': sent(
    '/social-card.jpg',
    'content-disposition',
    'attachment',
  ),
  'security.txt without a date': changed('/.well-known/security.txt', (text) =>
    text.replace(/Expires.*/, ''),
  ),
  '/.git/index shown': on('/.git/index', answers(200)),
  'a folder of /static/ listed': on(
    `${picture.slice(0, picture.lastIndexOf('/'))}/`,
    answers(200),
  ),
  "Gatsby's source map": on('/app.js.map', answers(200)),
  'a parameter breaks a page': on('/termos-uso?a=1', notFound),
  'HTTP/2 gets an extra script': http2(body((text) => text + script)),
  'HTTP/2 without policy': http2(header('content-security-policy')),
  'a smaller picture for Save-Data': forHeader(
    'save-data',
    'on',
    changed(picture, (text) => text.slice(9)),
  ),
  'own pages are blocked': forHeader(
    'referer',
    'localhost',
    on(picture, answers(403)),
  ),
  'missing page is the home page for robots': forHeader(
    'user-agent',
    'Googlebot',
    missing(status(200)),
  ),
  'slash redirects robots elsewhere': forHeader(
    'user-agent',
    'Googlebot',
    on('/termos-uso/', redirectsTo('https://e.example/')),
  ),
  'http does not redirect phones': forHeader(
    'user-agent',
    'iPhone',
    plain(page),
  ),
  'phones with lists of encodings get nothing compressed': forHeader(
    'accept-encoding',
    ',',
    header('vary', 'none'),
  ),
  'a range of another version': forHeader('if-range', '', (a) => {
    const bytes = Buffer.from(a.body);
    a.headers['content-range'] = `bytes 0-99/${bytes.length}`;
    Object.assign(a, { status: 206, body: bytes.subarray(0, 100) });
  }),
  'CORS for everybody from Cloudflare': everywhere(({ headers }) => {
    headers['cf-ray'] = '1';
    headers['access-control-allow-origin'] = '*';
  }),
  'missing pages in .well-known return 200': missing(
    where(({ path }) => path.startsWith('/.well-known/'))(status(200)),
  ),
  'POST to a page accepted': where(({ method }) => method === 'POST')(
    on('/termos-uso', answers(200)),
  ),
};
const DUPLICATES =
  '/termos-uso/ /termos-uso.html /index.html /index /TERMOS-USO //termos-uso /termos-uso//';
for (const path of DUPLICATES.split(' '))
  FAULTS[`${path} is another page`] = on(path, page);
const OPEN_REDIRECTS = {
  '//exemplo.com/': '//exemplo.com/',
  '/\\exemplo.com/': '/\\exemplo.com',
  '/%2Fexemplo.com/': '//exemplo.com',
  '/%5Cexemplo.com/': '/\\exemplo.com',
};
for (const [path, location] of Object.entries(OPEN_REDIRECTS))
  FAULTS[`open redirect at ${path}`] = on(path, redirectsTo(location));
for (const code of [302, 303, 308])
  FAULTS[`slash redirects by ${code}`] = on('/termos-uso/', status(code));
const COMPRESSED = [island, '/favicon.svg', '/third-party.txt', '/sitemap.xml'];
for (const path of COMPRESSED)
  FAULTS[`${path} not compressed`] = on(path, header('vary', 'none'));
for (const [name] of headersFor(rules, '/termos-uso'))
  FAULTS[`no ${name}`] = sent('/termos-uso', name.toLowerCase());
const UNWANTED =
  'set-cookie content-security-policy-report-only report-to nel refresh speculation-rules x-powered-by';
for (const name of UNWANTED.split(' '))
  FAULTS[`${name} sent`] = sent(picture, name, 'x');
const CLOSED =
  '/.env /.git/HEAD /.git/config /_headers /_redirects /dist.json /data/company.json /index.html.br /static /static/';
for (const path of [...CLOSED.split(' '), `${island}.map`])
  FAULTS[`${path} shown`] = on(path, answers(200));
for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])
  FAULTS[`${method} accepted`] = where((one) => one.method === method)(
    answers(200),
  );
const CLIENTS = {
  'user-agent':
    'Android FBAN Twitterbot LinkedInBot TelegramBot AdsBot Lighthouse',
  accept: 'image/webp signed-exchange',
  referer: 'facebook',
  cookie: 'id',
  'save-data': 'on',
  'accept-encoding': 'deflate',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-host': 'exemplo.com',
  'x-original-url': '/',
  'x-rewrite-url': '/',
  forwarded: 'host',
  'x-http-method-override': 'DELETE',
};
for (const [name, parts] of Object.entries(CLIENTS))
  for (const part of parts.split(' '))
    FAULTS[`another page for ${name}: ${part}`] = forHeader(
      name,
      part,
      on('/', page),
    );
const FOREIGN = {
  expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
  'cache-control': 'max-age=0, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  link: '</>; rel="canonical"',
  'alt-svc': 'h3=":8443"',
};
for (const [name, value] of Object.entries(FOREIGN))
  FAULTS[`missing pages with ${name}: ${value}`] = missing(header(name, value));
const TYPES = {
  '/': 'application/html; charset=utf-8',
  [picture]: 'text/avif',
  '/favicon.svg': 'application/svg+xml',
};
for (const [path, type] of Object.entries(TYPES))
  FAULTS[`${path} as ${type}`] = sent(path, 'content-type', type);
for (const name of ['gclid', 'fbclid', 'next=https', 'redirect=https', 'lang'])
  FAULTS[`pages with ?${name} redirect`] = where(({ path }) =>
    path.includes(name),
  )(redirectsTo('https://exemplo.com/'));
for (const end of ['.avif', '.js', '.php', '?a=1'])
  FAULTS[`missing pages with ${end} return 200`] = missing(
    where(({ path }) => path.endsWith(end))(status(200)),
  );
const OPEN =
  '/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /.env.production /.npmrc /.aws/credentials /___graphql /admin /README.md /tsconfig.json /wp-login.php /metrics /access.log /dump.sql /cgi-bin/ /dist.zip /src/ /public/ /server-info /index.php /termos-uso.php /termos-uso;a=1 /termos-uso. /termos-uso%20';
for (const path of OPEN.split(' '))
  FAULTS[`${path} returns 200`] = on(path, answers(200));
for (const at of ['http', 'alias'])
  FAULTS[`open redirect at ${at}`] = where(
    (one) => one.at === at && one.path.startsWith('//'),
  )(redirectsTo('//exemplo.com/'));
for (const method of ['PURGE', 'MKCOL'])
  FAULTS[`${method} accepted`] = where((one) => one.method === method)(
    answers(200),
  );

/** @param days - until the certificate expires */
function certificate(days: number): ServerOptions {
  const [key = '', cert = ''] = ['key', 'cert'].map((name) =>
    join(home, name + days),
  );
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days} -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

const usual = certificate(90);

/** Faults of the connection. */
const TLS_FAULTS: Record<string, ServerOptions> = {
  'no HTTP/2': { ALPNProtocols: ['http/1.1'] },
  'TLS of 2006': { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
  'certificate expires': certificate(3),
};

/** The answer of a correct host. */
function correctAnswer({
  path: target,
  method,
  headers: requestHeaders,
}: Request) {
  const [path = '/'] = target.split('?');
  const file = paths.get(path);
  const body = readFileSync(join(folder, file ?? '404.html'));
  const etag = `"${sha256(body)}"`;
  const type = `${mediaType(file ?? '404.html')}; charset=utf-8`;
  const headers: Answer['headers'] = { etag, 'content-type': type };
  for (const [name, value] of headersFor(rules, file ? path : '/404.html'))
    headers[name.toLowerCase()] = value;
  headers.vary = 'Accept-Encoding';
  const page = path.replace(/(?:index\.html|\/|\.html)$/, '') || '/';
  const isPage = paths.get(page)?.endsWith('.html');
  if (!file && isPage) headers.location = target.replace(path, page);
  let status = file ? 200 : 404;
  if (headers.location) status = 301;
  if (file && requestHeaders['if-none-match'] === etag) status = 304;
  if (!['GET', 'HEAD'].includes(method)) status = 405;
  return { status, headers, body };
}

const compressedBodies = new Map<string, Buffer>();

/** Compresses each body once, since a fault changes only a few of them. */
function compressed(body: Buffer | string, coding: string | undefined) {
  const key = `${coding} ${sha256(body)}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const copy =
    compressedBodies.get(key) ??
    (coding === 'br'
      ? brotliCompressSync(body, { params })
      : gzipSync(body, { level: 1 }));
  compressedBodies.set(key, copy);
  return copy;
}

/** Starts a host that serves the folder correctly. `faultsWith` plants a fault and returns what `smoke` finds. */
async function startHost(options: ServerOptions = {}) {
  const urls = { site: '', alias: '', http: '', httpAlias: '' };
  let fault: Fault = () => undefined;

  function answerTo(request: Request): Answer {
    const { at, path } = request;
    const answer = correctAnswer(request);
    if (at === 'site') return answer;
    const common = at === 'alias' ? answer.headers : {};
    const location = urls.site + path;
    return { status: 301, headers: { ...common, location }, body: '' };
  }
  const listener = (at: Request['at']): RequestListener =>
    function listen(
      { url: path = '/', method = '', headers, httpVersionMajor },
      response,
    ) {
      const isHttp2 = httpVersionMajor === 2;
      const request = { at, path, method, headers, isHttp2 };
      const answer = answerTo(request);
      fault(answer, request);
      const accepted = headers['accept-encoding'] ?? 'identity';
      const coding = accepted.includes('br') ? 'br' : accepted;
      if (answer.headers.vary !== 'none' && coding !== 'identity') {
        answer.headers['content-encoding'] = coding;
        answer.body = compressed(answer.body, coding);
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
  const secure = { ...usual, ...options, allowHTTP1: true };
  const servers = {
    http: createServer(listener('http')),
    httpAlias: createServer(listener('httpAlias')),
    alias: createSecureServer(secure, listener('alias')),
    site: options.ALPNProtocols
      ? createSecureServer(secure, listener('site'))
      : createHttp2Server(secure, listener('site') as never),
  };
  for (const at of ['http', 'httpAlias', 'alias', 'site'] as const) {
    const server: Server = servers[at];
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    urls[at] =
      `${at.startsWith('http') ? 'http' : 'https'}://localhost:${port}`;
  }
  const record: PublicationRecord = writeRecord(folder, {
    kind: 'release',
    siteUrl: urls.site,
  });
  return {
    faultsWith(planted: Fault): Promise<string[]> {
      fault = planted;
      const { site: origin, ...names } = urls;
      return smoke({ ...record, ...names, origin });
    },
    stop() {
      for (const { globalAgent } of [http, https]) globalAgent.destroy();
      for (const server of Object.values(servers)) server.close();
    },
  };
}

beforeAll(() => {
  cpSync(published, folder, { recursive: true, filter: isKept });
  // The certificates are self-signed.
  const { connect } = tls as unknown as Record<
    string,
    (...args: unknown[]) => tls.TLSSocket
  >;
  jest.spyOn(tls, 'connect').mockImplementation((...args: unknown[]) => {
    const trusting = args.map((arg) =>
      typeof arg === 'object' ? { ...arg, rejectUnauthorized: false } : arg,
    );
    return connect?.(...trusting) as tls.TLSSocket;
  });
});

test('a fault at every address is one line, and the report has at most twenty lines', async () => {
  const host = await startHost();
  const policy = 'content-security-policy';
  expect(await host.faultsWith(everywhere(header(policy)))).toEqual([
    expect.stringMatching(/^falta content-security-policy \(\d+ pedidos, como/),
  ]);
  const chaos = everywhere(({ headers }) => {
    for (let i = 0; i < 50; i += 1) headers[`x-${i}`] = 'x';
  });
  const report = await host.faultsWith(chaos);
  expect(report).toHaveLength(20);
  expect(report.at(-1)).toMatch(/^e mais \d+ causas$/);
  host.stop();
}, 60_000);

test('headers that hosts add are no fault', async () => {
  const host = await startHost();
  const added = {
    age: '9',
    'alt-svc': 'h3=":443"; ma=86400, h3-29=":443"; persist=1',
    'cf-cache-status': 'HIT',
    'cf-ray': '1-GRU',
    link: '</a.woff2>; rel="preload"; as="font"',
    server: 'cloudflare',
    via: '1.1 proxy',
  };
  const faults = await host.faultsWith(
    everywhere(({ headers }) => Object.assign(headers, added)),
  );
  host.stop();
  expect(faults).toEqual([]);
}, 60_000);

test('a server that accepts connections and never answers is reported within seconds', async () => {
  const silent = createPlainServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const start = Date.now();
  const origin = `https://127.0.0.1:${port}`;
  expect(await smoke({ origin, files: [], rules: [] })).toEqual([
    expect.stringContaining('não respondeu em 5 segundos'),
  ]);
  expect(Date.now() - start).toBeLessThan(10_000);
  silent.close();
}, 30_000);

test('an answer that never ends is reported', async () => {
  const endless = createServer((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 500);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  expect(await smoke({ origin, files: [], rules: [] })).toEqual([
    `${origin} não responde: não respondeu em 10 segundos`,
  ]);
  endless.close();
}, 30_000);

test('smoke finds no faults in a correct host, and every planted fault', async () => {
  const missed: string[] = [];
  const host = await startHost();
  expect(await host.faultsWith(() => undefined)).toEqual([]);
  for (const [name, fault] of Object.entries(FAULTS))
    if ((await host.faultsWith(fault)).length === 0) missed.push(name);
  host.stop();
  for (const [name, options] of Object.entries(TLS_FAULTS)) {
    const faulty = await startHost(options);
    if ((await faulty.faultsWith(() => undefined)).length === 0)
      missed.push(name);
    faulty.stop();
  }
  const planted = Object.keys({ ...FAULTS, ...TLS_FAULTS }).length;
  console.info(`smoke found ${planted - missed.length} of ${planted} faults.`);
  expect(missed).toEqual([]);
}, 900_000);

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
import https, {
  createServer as createSecureServer,
  type ServerOptions,
} from 'node:https';
import {
  type AddressInfo,
  createServer as createPlainServer,
  type Server,
} from 'node:net';
import { dirname, join } from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  addressOf,
  filesIn,
  sha256,
} from '../../plugins/gatsby-plugin-documents';
import { headersFor, readHeaders } from '../../tools/headers';
import { mediaTypes } from '../../tools/release/files';
import { writeRecord } from '../../tools/release/record';
import { sendRequest } from '../../tools/release/request';
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

/** The names of the site, without their ports. */
const NAMES = {
  site: 'https://localhost',
  alias: 'https://127.0.0.1',
  http: 'http://localhost',
  httpAlias: 'http://127.0.0.1',
};

interface Request {
  /** The site, the alias that redirects to it, or one of them without https. */
  readonly at: keyof typeof NAMES;
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
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
const onPaths = (paths: RegExp, change: Fault) =>
  where(({ at, path }) => at === 'site' && paths.test(path))(change);
const missing = where((_, { status }) => status === 404);
const notModified = where((_, { status }) => status === 304);
const redirects = where(
  ({ at }, { status }) => at === 'site' && status === 301,
);
const at = (name: Request['at']) => where((request) => request.at === name);
const site = at('site');
const heads = where(({ method }) => method === 'HEAD');
/** Changes the answers to requests with a header that contains a text. */
const forHeader = (name: string, part: string, change: Fault) =>
  where(({ headers }) => headers[name]?.includes(part))(change);
const forRanges = (change: Fault) => forHeader('range', 'bytes=0', change);

/** Sets a header, or removes it when there is no value. */
const header =
  (name: string, value?: string): Fault =>
  ({ headers }) => {
    delete headers[name];
    if (value !== undefined) headers[name] = value;
  };
const body =
  (change: (text: string) => string): Fault =>
  (answer) => {
    answer.body = change(String(answer.body));
  };
const older = body((text) => text.replace('a', 'e'));
const status =
  (code: number): Fault =>
  (answer) => {
    answer.status = code;
  };
const answers =
  (code: number, headers: Answer['headers'] = {}): Fault =>
  (answer) =>
    Object.assign(answer, { status: code, headers, body: 'x' });
const page = answers(200, { 'content-type': 'text/html; charset=utf-8' });
const redirectsTo = (location: string) => answers(301, { location });
const cookie = header('set-cookie', 'id=1');
const uncompressed = header('vary', 'none');
/** Sends a part of the body as its first hundred bytes. */
const part =
  (start: number, end?: number, total = 0): Fault =>
  (answer) => {
    const bytes = Buffer.from(answer.body);
    const range = `bytes 0-99/${bytes.length + total}`;
    answer.headers['content-range'] = range;
    Object.assign(answer, { status: 206, body: bytes.subarray(start, end) });
  };

const linesOf = (text: string) => text.trim().split('\n');
const each = <T>(all: readonly T[], fault: (one: T) => [string, Fault]) =>
  Object.fromEntries(all.map(fault));

const TERMS = '/termos-uso';
const CARD = '/social-card.jpg';
const CSP = 'content-security-policy';
const ACAO = 'access-control-allow-origin';
const OTHER = 'https://e.example/';

/** What distinguishes the clients of smoke. */
const CLIENTS = `
user-agent Windows
user-agent iPhone
user-agent FBAN
user-agent Googlebot
user-agent WhatsApp
user-agent Firefox
accept text/html
accept-language en
accept-encoding identity
accept-encoding br
accept-encoding gzip
cookie id
save-data on
origin exemplo.com
referer exemplo.com
referer google
referer facebook
x-forwarded-host exemplo.com
x-original-url nada
x-http-method-override DELETE
`;

/** One path for each kind of file that must not be served, without its first slash. */
const REFUSED_PATHS = `
.env
.git/HEAD
%5fheaders
_headers
dist.json
data/company.json
index.html.br
static/
${dirname(picture).slice(1)}/
${island.slice(1)}.map
../../etc/passwd
%2e%2e/%2e%2e/etc/passwd
index.php
index
INDEX.HTML
Termos-uso
TERMOS-USO
/termos-uso
termos-uso//
termos-uso/index.html
termos-uso.php
termos-uso;a=1
termos-uso.
termos-uso%20
`;

const OPEN_REDIRECTS = {
  '//exemplo.com/': '//exemplo.com/',
  '//exemplo.com//': '//exemplo.com/',
  '//exemplo.com/%2e%2e': '//exemplo.com/%2e%2e/',
  '//exemplo.com/a.html': '//exemplo.com/a',
  '//exemplo.com/index.html': '//exemplo.com/',
  '//exemplo.com/termos-uso': '//exemplo.com/termos-uso/',
  '/\\exemplo.com/': '/\\exemplo.com',
  '/%2Fexemplo.com/': '//exemplo.com',
  '/%5Cexemplo.com/': '/\\exemplo.com',
};

/** Headers of a host that grant more than the published ones, or let a cache keep a missing page. */
const FOREIGN = {
  expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
  'cache-control': 'max-age=9',
  'cross-origin-resource-policy': 'cross-origin',
  link: '</>; rel="canonical"',
  'alt-svc': 'h3=":8443"',
  server: 'nginx/1.22.1',
  vary: 'Cookie',
};

const UNPUBLISHED = `${ACAO} clear-site-data content-disposition refresh set-cookie sourcemap x-powered-by`;

/** Faults of a host, or of an attacker who controls it, by a part of the line about them. */
const FAULTS: Record<string, Record<string, Fault>> = {
  'o conteúdo não é o que foi publicado': {
    ...each(['/', picture, '/?utm_source=x', '/nada-'], (path) => [
      `older ${path}`,
      onPaths(new RegExp(`^${path.replace('?', '\\?')}`), older),
    ]),
    ...each(linesOf(CLIENTS), (client) => {
      const [name = '', part = ''] = client.split(' ');
      return [`older files for ${client}`, forHeader(name, part, site(older))];
    }),
    'wrong range': forRanges(on(CARD, part(5, 105))),
    'whole file as a range': forRanges(part(0)),
  },
  'content-range é outro': {
    'range of another size': forRanges(part(0, 100, 9)),
  },
  'content-length é outro': {
    'HEAD with length 0': heads(header('content-length', '0')),
  },
  'sem resposta legível': {
    'body that is not gzip': forHeader('accept-encoding', 'gzip', (answer) => {
      answer.headers = { vary: 'none', 'content-encoding': 'gzip' };
    }),
  },
  'security.txt venceu': each(['Expires: 2020', ''], (date) => [
    `security.txt with ${date}`,
    on(
      '/.well-known/security.txt',
      body((text) => text.replace(/Expires: \d+/, date)),
    ),
  ]),
  'compressão identity em vez de': {
    ...each([island, '/favicon.svg', '/third-party.txt', '/nada-'], (path) => [
      `${path} not compressed`,
      onPaths(new RegExp(path), uncompressed),
    ]),
    'lists of codings': forHeader('accept-encoding', ',', uncompressed),
  },
  'falta vary': { 'no Vary': on(island, header('vary')) },
  'falta etag': { 'no ETag': on(picture, header('etag')) },
  'content-type é outro': {
    'page without a charset': on('/', header('content-type', 'text/html')),
    'script as text': on(island, header('content-type', 'text/plain')),
  },
  'falta ': {
    ...each(headersFor(rules, TERMS), ([name]) => [
      `no ${name}`,
      on(TERMS, header(name.toLowerCase())),
    ]),
    'missing page without policy': missing(header(CSP)),
    'redirects without policy': redirects(header(CSP)),
    'alias without policy': at('alias')(header(CSP)),
  },
  'é outro': {
    '304 with another policy': notModified(header(CSP, 'default-src *')),
    'pictures not cached': on(picture, header('cache-control', 'no-store')),
    'foreign script preloaded': on('/', header('link', `<${OTHER}a.js>`)),
    ...each(Object.entries(FOREIGN), ([name, value]) => [
      `missing pages with ${name}`,
      missing(header(name, value)),
    ]),
  },
  'que não foi publicado': {
    ...each(UNPUBLISHED.split(' '), (name) => [
      `${name} sent`,
      on(picture, header(name, 'x')),
    ]),
    ...each(['alias', 'http', 'httpAlias'] as const, (name) => [
      `cookie at ${name}`,
      at(name)(cookie),
    ]),
    'cookie on redirects': redirects(cookie),
    'cookie on 304': notModified(cookie),
    'cookie by an address': on('/%0d%0aSet-Cookie:a=1/', cookie),
    'CORS for the asking origin': forHeader('origin', '', header(ACAO, '*')),
    'HSTS without https': at('http')(
      header('strict-transport-security', 'max-age=9'),
    ),
  },
  'status 200 em vez de 404': {
    'missing page with status 200': missing(status(200)),
    'copies below a page': onPaths(/[a-z]\/nada-/, page),
    ...each(['.avif', '.js', '.php', '?a=1'], (end) => [
      `missing pages with ${end}`,
      missing(where(({ path }) => path.endsWith(end))(status(200))),
    ]),
    ...each(linesOf(REFUSED_PATHS), (path) => [
      `/${path} sent`,
      on(`/${path}`, page),
    ]),
    ...each('POST PUT DELETE TRACE OPTIONS PURGE'.split(' '), (method) => [
      `${method} accepted`,
      where((request) => request.method === method)(answers(200)),
    ]),
  },
  'status 200 em vez de 304': { '304 never': notModified(status(200)) },
  'status 304 em vez de 200': {
    '304 for any ETag': forHeader('if-none-match', '', status(304)),
    '304 by date': forHeader('if-modified-since', '', status(304)),
  },
  'em vez de 200': {
    'missing font': on(font, answers(404)),
    'page that redirects': on('/politica-privacidade', redirectsTo('/')),
    'parameter that breaks a page': on(`${TERMS}?a=1`, answers(404)),
    'HEAD fails': heads(answers(405)),
    'ranges fail': forRanges(answers(500)),
    'range after the end': forHeader('range', '=9', answers(500)),
    'range of another version': forHeader('if-range', '', part(0, 100)),
  },
  'em vez de 301': {
    ...each([302, 303, 308, 200], (code) => [
      `slash with status ${code}`,
      on(`${TERMS}/`, status(code)),
    ]),
    'index.html with 302': on('/index.html', status(302)),
    'copy at .html': on(`${TERMS}.html`, page),
    'http with 302': at('http')(status(302)),
    'page without www': at('httpAlias')(page),
    'page at the alias': at('alias')(page),
  },
  'leva a ': {
    'slash without parameters': on(`${TERMS}/?a=1`, redirectsTo(TERMS)),
    'slash to a forwarded host': forHeader(
      'x-forwarded-host',
      '',
      redirects(header('location', OTHER)),
    ),
    'http without parameters': at('http')(({ headers }) => {
      headers.location = headers.location?.split('?')[0] ?? '';
    }),
    'alias elsewhere': at('alias')(header('location', OTHER)),
    'http without www elsewhere': at('httpAlias')(header('location', OTHER)),
  },
  'leva a outro site': {
    'browsers are redirected': forHeader('accept', 'html', redirectsTo(OTHER)),
    'parameters redirect': onPaths(/\?url=/, redirectsTo(OTHER)),
    ...each(Object.entries(OPEN_REDIRECTS), ([path, location]) => [
      `open redirect at ${path}`,
      on(path, redirectsTo(location)),
    ]),
    ...each(['http', 'alias'] as const, (name) => [
      `open redirect at ${name}`,
      where((one) => one.at === name && one.path.startsWith('//'))(
        redirectsTo(OTHER),
      ),
    ]),
  },
};

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

/** Faults of the connection, by a part of the line about them. */
const TLS_FAULTS: Record<string, ServerOptions> = {
  'não aceita HTTP/2': { ALPNProtocols: ['http/1.1'] },
  'o certificado vence em 2 dias': certificate(3),
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
  const [type = ''] = mediaTypes(file ?? '404.html');
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

/** Waits until a server listens. @returns its port */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a host that serves the folder correctly. `faultsWith` plants a fault and returns what `smoke` finds. */
async function startHost(options: ServerOptions = {}) {
  let origin = '';
  let fault: Fault = () => undefined;

  function answerTo(request: Request): Answer {
    const answer = correctAnswer(request);
    if (request.at === 'site') return answer;
    const common = request.at === 'alias' ? answer.headers : {};
    const to = request.at === 'httpAlias' ? alias : origin;
    const location = to + request.path;
    return { status: 301, headers: { ...common, location }, body: '' };
  }
  const listener =
    (...names: Request['at'][]): RequestListener =>
    ({ url: path = '/', method = '', headers }, response) => {
      const [at = 'site'] = names.filter((name) =>
        NAMES[name].endsWith(`${headers.host?.split(':')[0]}`),
      );
      const request = { at, path, method, headers };
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
  const ALPNProtocols = ['h2', 'http/1.1'];
  const plain = createServer(listener('http', 'httpAlias'));
  const secure = createSecureServer(
    { ...usual, ALPNProtocols, ...options },
    listener('site', 'alias'),
  );
  const [port, securePort] = [await listen(plain), await listen(secure)];
  origin = `${NAMES.site}:${securePort}`;
  const alias = `${NAMES.alias}:${securePort}`;
  const names = [
    { at: alias, to: [origin] },
    { at: `${NAMES.http}:${port}`, to: [origin] },
    { at: `${NAMES.httpAlias}:${port}`, to: [origin, alias] },
  ];
  const record = writeRecord(folder, { kind: 'release', siteUrl: origin });
  return {
    faultsWith(planted: Fault): Promise<string[]> {
      fault = planted;
      return smoke({ ...record, origin, names });
    },
    stop() {
      for (const { globalAgent } of [http, https]) globalAgent.destroy();
      for (const server of [plain, secure]) server.close();
    },
  };
}

beforeAll(() => {
  cpSync(published, folder, { recursive: true, filter: isKept });
  // The certificates are self-signed.
  const connect = tls.connect as (options: object) => tls.TLSSocket;
  jest.spyOn(tls, 'connect').mockImplementation(((options: object) =>
    connect({
      ...options,
      rejectUnauthorized: false,
    })) as typeof tls.connect);
});

test('a fault at every address is one line, and the report has at most twenty lines', async () => {
  const host = await startHost();
  expect(await host.faultsWith(site(header(CSP)))).toEqual([
    expect.stringMatching(/^falta content-security-policy \(\d+ pedidos, como/),
  ]);
  const chaos = site(({ headers }) => {
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
    site(({ headers }) => Object.assign(headers, added)),
  );
  host.stop();
  expect(faults).toEqual([]);
}, 60_000);

test('a server that accepts connections and never answers is reported within seconds', async () => {
  const silent = createPlainServer(() => undefined);
  const origin = `https://127.0.0.1:${await listen(silent)}`;
  const start = Date.now();
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
  });
  const origin = `http://127.0.0.1:${await listen(endless)}`;
  expect(await smoke({ origin, files: [], rules: [] })).toEqual([
    `${origin} não responde: não respondeu em 10 segundos`,
  ]);
  endless.close();
}, 30_000);

test('a request is sent again when the server closes the connection that it reuses', async () => {
  const used = new WeakSet<object>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) return socket.destroy();
    used.add(socket);
    return response.end();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  for (let i = 0; i < 3; i += 1)
    expect(await sendRequest(origin, { path: '/' })).toMatchObject({
      status: 200,
    });
  server.close();
});

test('smoke finds no faults in a correct host, and every planted fault', async () => {
  const missed: string[] = [];
  let host = await startHost();
  async function expectFault(line: string, name: string, fault: Fault) {
    const lines = await host.faultsWith(fault);
    if (!lines.join('\n').includes(line))
      missed.push(`${name}: ${line}, not ${lines}`);
  }
  expect(await host.faultsWith(() => undefined)).toEqual([]);
  for (const [line, faults] of Object.entries(FAULTS))
    for (const [name, fault] of Object.entries(faults))
      await expectFault(line, name, fault);
  host.stop();
  for (const [line, options] of Object.entries(TLS_FAULTS)) {
    host = await startHost(options);
    await expectFault(line, 'TLS', () => undefined);
    host.stop();
  }
  expect(missed).toEqual([]);
}, 900_000);

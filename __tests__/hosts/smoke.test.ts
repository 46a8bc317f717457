import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { createSecureServer as createHttp2Server } from 'node:http2';
import {
  createServer as createSecureServer,
  type ServerOptions,
} from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType } from 'mime-types';
import {
  filesIn,
  sha256,
} from '../../plugins/gatsby-plugin-documents/src/files';
import {
  headersFor,
  readHeaders,
} from '../../plugins/gatsby-plugin-documents/src/headers';
import { addressOf } from '../../plugins/gatsby-plugin-documents/src/pages';
import { writeRecord } from '../../tools/release/record';
import { smoke } from '../../tools/release/smoke';
import { FIXTURE_DIST } from '../support/fixture';

const home = mkdtempSync(join(tmpdir(), 'smoke-'));
const folder = join(home, 'dist');
afterAll(() => rmSync(home, { recursive: true }));

const files = filesIn(FIXTURE_DIST);
const fileLike = (start: string, end: string) =>
  `/${files.find((file) => file.startsWith(start) && file.endsWith(end))}`;
const picture = fileLike('static/', '.avif');
const font = fileLike('static/', '.woff2');
const island = fileLike('island-', '.js');
// Pages, documents and one file of each kind, so that each fault is looked for in a moment.
const isKept = (path: string) =>
  statSync(path).isDirectory() ||
  !/static|icon-|third-party/.test(path) ||
  [picture, font].some((file) => path.endsWith(file));

const rules = readHeaders(FIXTURE_DIST);
/** The files by their addresses. */
const paths = new Map(
  files
    .filter((file) => !file.startsWith('_'))
    .map((file) => [addressOf(file), file]),
);

interface Request {
  /** The site, the name that leads to it, or the site without https. */
  readonly at: 'site' | 'alias' | 'http';
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
  (fits: (request: Request, answer: Answer) => unknown) =>
  (change: Fault): Fault =>
  (answer, request) =>
    fits(request, answer) && change(answer, request);
const on = (path: string, change: Fault) =>
  where((request) => request.at === 'site' && request.path === path)(change);
const missing = where((_, { status }) => status === 404);
const plain = where(({ at }) => at === 'http');
const alias = where(({ at }) => at === 'alias');

/** Without a value the header is left out. */
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
const gone = answers(404);
const page = answers(200, 'x', { 'content-type': 'text/html; charset=utf-8' });
const leadsTo = (location: string) => answers(301, '', { location });

/** What a host, or somebody who got into it, does to a site. */
const FAULTS: Record<string, Fault> = {
  'home page cut short': changed('/', (text) => text.slice(0, 9000)),
  'one letter of the terms': changed('/termos-uso', (text) =>
    text.replace('a', 'e'),
  ),
  'picture compressed again': changed(picture, (text) => text.slice(1)),
  'another page for robots': where(({ headers }) =>
    headers['user-agent']?.includes('Googlebot'),
  )(page),
  'policy fails': on('/politica-privacidade', answers(503)),
  'policy leads home': on('/politica-privacidade', leadsTo('/')),
  'font gone': on(font, gone),
  'security.txt gone': on('/.well-known/security.txt', gone),
  'page in Latin-1': on('/', edited('content-type', 'utf-8', 'iso-8859-1')),
  'script as plain text': sent(island, 'content-type', 'text/plain'),
  'policy with *': on(
    '/termos-uso',
    edited('content-security-policy', "img-src 'self'", 'img-src *'),
  ),
  'home page shut to robots': sent('/', 'x-robots-tag', 'none'),
  'cookie on a missing page': missing(header('set-cookie', 'id=1')),
  'version named': header('server', 'nginx/1.22.1'),
  'stranger preloaded': sent('/', 'link', '<https://e.example/a.js>'),
  'pictures never kept': sent(picture, 'cache-control', 'no-store'),
  'missing pages kept': missing(header('cache-control', 'max-age=9')),
  'everything sent anew': header('etag'),
  'pages not compressed': header('vary', 'none'),
  'missing page with status 200': missing((answer) =>
    Object.assign(answer, { status: 200 }),
  ),
  "host's own missing page": missing(body(() => '<h1>Not Found</h1>')),
  'missing page without policy': missing(header('content-security-policy')),
  'slash is another page': on('/termos-uso/', page),
  '.html is another page': on('/termos-uso.html', page),
  'index.html is another page': on('/index.html', page),
  'slash leads to another host': on(
    '/termos-uso/',
    leadsTo('https://e.example/termos-uso'),
  ),
  'anybody is sent anywhere': on('//exemplo.com/', leadsTo('//exemplo.com/')),
  'parameter breaks the page': on('/?utm_source=x', gone),
  'http answers by itself': plain(page),
  'http forgets the address': plain(edited('location', 'termos-uso', '')),
  'HSTS without https': plain(header('strict-transport-security', 'max-age=9')),
  'other name leads elsewhere': alias(
    header('location', 'https://parking.example/'),
  ),
  'other name without HSTS': alias(header('strict-transport-security')),
};
for (const [name] of headersFor(rules, '/termos-uso'))
  FAULTS[`no ${name}`] = sent('/termos-uso', name.toLowerCase());
const UNWANTED =
  'set-cookie content-security-policy-report-only report-to nel refresh speculation-rules x-powered-by';
for (const name of UNWANTED.split(' '))
  FAULTS[`${name} sent`] = sent(picture, name, 'x');
const CLOSED =
  '/.env /.git/config /_headers /_redirects /dist.json /data/company.json /index.html.br /static';
for (const path of CLOSED.split(' '))
  FAULTS[`${path} shown`] = on(path, answers(200));
for (const method of ['POST', 'PUT', 'DELETE'])
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

/** What a host does wrong before any answer. */
const TLS_FAULTS: Record<string, ServerOptions> = {
  'no HTTP/2': { ALPNProtocols: ['http/1.1'] },
  'TLS of 2006': { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
  'certificate expires': certificate(3),
};

/** What a host that is right answers from the folder. */
function rightAnswer({ path: target, method, headers: asked }: Request) {
  const [path = '/'] = target.split('?');
  const file = paths.get(path);
  const body = readFileSync(join(folder, file ?? '404.html'));
  const etag = `"${sha256(body)}"`;
  const type = contentType(extname(file ?? '404.html')) || 'text/plain';
  const headers: Answer['headers'] = { etag, 'content-type': type };
  for (const [name, value] of headersFor(rules, file ? path : '/404.html'))
    headers[name.toLowerCase()] = value;
  const page = path.replace(/(?:index\.html|\/|\.html)$/, '') || '/';
  if (!file && paths.has(page)) headers.location = page;
  let status = file ? 200 : 404;
  if (headers.location) status = 301;
  if (file && asked['if-none-match'] === etag) status = 304;
  if (method !== 'GET') status = 405;
  return { status, headers, body };
}

/** Starts a host that serves the folder rightly. @returns what `smoke` finds in it once a fault is planted */
async function startHost(options: ServerOptions = {}) {
  const urls = { site: '', alias: '', http: '' };
  let fault: Fault = () => undefined;

  function answerTo(request: Request): Answer {
    const { at, path } = request;
    const answer = rightAnswer(request);
    if (at === 'site') return answer;
    const common = at === 'http' ? {} : answer.headers;
    const location = urls.site + path;
    return { status: 301, headers: { ...common, location }, body: '' };
  }
  const listener = (at: Request['at']): RequestListener =>
    function listen({ url: path = '/', method = '', headers }, response) {
      const request = { at, path, method, headers };
      const answer = answerTo(request);
      fault(answer, request);
      const isPacked = headers['accept-encoding'] === 'br';
      if (isPacked && answer.headers.vary !== 'none') {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
        answer.headers['content-encoding'] = 'br';
        answer.body = brotliCompressSync(answer.body, { params });
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
  const secure = { ...usual, ...options, allowHTTP1: true };
  const servers = {
    http: createServer(listener('http')),
    alias: createSecureServer(secure, listener('alias')),
    site: options.ALPNProtocols
      ? createSecureServer(secure, listener('site'))
      : createHttp2Server(secure, listener('site') as never),
  };
  for (const at of ['http', 'alias', 'site'] as const) {
    const server: Server = servers[at];
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    urls[at] = `${at === 'http' ? 'http' : 'https'}://localhost:${port}`;
  }
  writeRecord(folder, { kind: 'release', siteUrl: urls.site });
  return {
    faultsWith(planted: Fault): Promise<string[]> {
      fault = planted;
      return smoke(new URL(urls.site), folder, urls.http, urls.alias);
    },
    stop() {
      for (const server of Object.values(servers)) server.close();
    },
  };
}

beforeAll(() => {
  cpSync(FIXTURE_DIST, folder, { recursive: true, filter: isKept });
  // Nobody signed the certificates.
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

test('nothing is found in a host that is right, and nothing is missed in one that is wrong', async () => {
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
  console.info(`smoke told ${planted - missed.length} of ${planted} faults.`);
  expect(missed).toEqual([]);
}, 300_000);

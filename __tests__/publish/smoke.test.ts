import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  addressOf,
  type HeaderRule,
  sha256,
} from '../../plugins/gatsby-plugin-documents';
import { headersFor } from '../../tools/headers';
import { mediaTypes } from '../../tools/release/files';
import {
  type Request as Asked,
  sendRequest,
} from '../../tools/release/request';
import { securityTxt } from '../../tools/release/securityTxt';
import { smoke } from '../../tools/release/smoke';

// The host is a function. request.test.ts sends real requests.
jest.mock('../../tools/release/request', () => ({
  findConnectionFaults: async () => [],
  sendRequest: jest.fn(),
}));

const ORIGIN = 'https://www.a.br';
const ALIAS = 'https://a.br';
const HTTP = 'http://www.a.br';
const HTTP_ALIAS = 'http://a.br';
const OTHER = 'https://exemplo.com/';

const CSP = 'content-security-policy';

const TERMS = '/termos-uso';
const CARD = '/social-card.jpg';
const SCRIPT = '/island-1.js';
const PICTURE = '/static/1/casa.avif';

const text = 'texto '.repeat(200);
const contents = new Map(
  Object.entries({
    'index.html': `home ${text}`,
    'termos-uso.html': `terms ${text}`,
    '404.html': `missing ${text}`,
    'favicon.svg': `icon ${text}`,
    'third-party.txt': `licenses ${text}`,
    'island-1.js': `script ${text}`,
    'social-card.jpg': `card ${text}`,
    'static/1/casa.avif': `picture ${text}`,
    '.well-known/security.txt': securityTxt({
      email: 'a@b.br',
      siteUrl: ORIGIN,
    }),
  }),
);
const files = [...contents].map(([path, content]) => ({
  path,
  size: content.length,
  sha256: sha256(content),
}));
const rules: HeaderRule[] = [
  {
    pattern: '/*',
    headers: [
      ['Content-Security-Policy', "default-src 'none'"],
      ['Strict-Transport-Security', 'max-age=63072000'],
    ],
  },
  { pattern: '/static/*', headers: [['Cache-Control', 'immutable']] },
];
const site = {
  origin: ORIGIN,
  files,
  rules,
  names: [
    { at: ALIAS, to: [ORIGIN] },
    { at: HTTP, to: [ORIGIN] },
    { at: HTTP_ALIAS, to: [ORIGIN, ALIAS] },
  ],
};
const addresses = new Map(
  [...contents.keys()]
    .filter((file) => file !== '404.html')
    .map((file) => [addressOf(file), file]),
);

interface Request extends Asked {
  readonly at: string;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}
type Fault = (answer: Answer, request: Request) => unknown;

const publishedFor = (path: string) =>
  Object.fromEntries(
    headersFor(rules, path).map(([name, value]) => [name.toLowerCase(), value]),
  );

/** The answer of a correct host, before it is compressed. */
function correctAnswer({ at, path: target, method, headers }: Request): Answer {
  if (at !== ORIGIN) {
    const location = (at === HTTP_ALIAS ? ALIAS : ORIGIN) + target;
    return {
      status: 301,
      headers: { ...(at === ALIAS && publishedFor('/')), location },
      body: '',
    };
  }
  const [path = '/'] = target.split('?');
  const found = addresses.get(path);
  const file = found ?? '404.html';
  const body = contents.get(file) ?? '';
  const etag = `"${sha256(body)}"`;
  const [type = ''] = mediaTypes(file);
  const answer: Answer = {
    status: found ? 200 : 404,
    headers: {
      ...publishedFor(found ? path : '/'),
      etag,
      'content-type': type,
      vary: 'Accept-Encoding',
    },
    body,
  };
  const page = path.replace(/(?:index\.html|\/|\.html)$/, '') || '/';
  if (!found && addresses.get(page)?.endsWith('.html')) {
    answer.status = 301;
    answer.headers.location = target.replace(path, page);
  }
  if (answer.status === 200 && headers?.['If-None-Match'] === etag)
    answer.status = 304;
  if (method && method !== 'HEAD') answer.status = 405;
  return answer;
}

const copies = new Map<string, Buffer>();

/** Compresses each body once. */
function compressed(body: Buffer | string, coding: string) {
  const key = `${coding} ${body}`;
  const compress = coding === 'br' ? brotliCompressSync : gzipSync;
  const copy = copies.get(key) ?? compress(body);
  copies.set(key, copy);
  return copy;
}

/** @returns what `smoke` finds in a host with a fault */
async function faultsWith(fault: Fault): Promise<string[]> {
  jest.mocked(sendRequest).mockImplementation(async (at, asked) => {
    const answer = correctAnswer({ ...asked, at });
    fault(answer, { ...asked, at });
    const accepted = asked.headers?.['Accept-Encoding'];
    const coding = accepted?.includes('br') ? 'br' : accepted;
    if (coding && answer.headers.vary !== 'none') {
      answer.headers['content-encoding'] = coding;
      answer.body = compressed(answer.body, coding);
    }
    return { ...answer, body: Buffer.from(answer.body) };
  });
  return smoke(site);
}

/** Changes the answers to some requests only. */
const where =
  (matches: (request: Request, answer: Answer) => unknown) =>
  (change: Fault): Fault =>
  (answer, request) =>
    matches(request, answer) && change(answer, request);
const at = (origin: string) => where((request) => request.at === origin);
const on = (...paths: string[]) =>
  where(({ at, path }) => at === ORIGIN && paths.includes(path));
/** The requests with a header that contains a text. */
const sent = (name: string, part = '') =>
  where(({ headers }) => headers?.[name]?.includes(part));
const heads = where(({ method }) => method === 'HEAD');
const missing = where((_, { status }) => status === 404);
const notModified = where((_, { status }) => status === 304);
const redirects = where(
  ({ at }, { status }) => at === ORIGIN && status === 301,
);

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
const older = body((text) => text.replace('e', 'a'));
const status =
  (code: number): Fault =>
  (answer) => {
    answer.status = code;
  };
const page = status(200);
const redirectsTo =
  (location: string): Fault =>
  (answer) => {
    answer.status = 301;
    answer.headers = { location };
  };
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

test('a correct host has no faults, and may add headers and send parts', async () => {
  const added = {
    age: '9',
    'alt-svc': 'h3=":443"; ma=86400, h3-29=":443"; persist=1',
    'cf-ray': '1-GRU',
    'x-nf-request-id': '1',
    link: '</a.woff2>; rel="preload"; as="font"',
    server: 'cloudflare',
  };
  expect(await faultsWith(() => undefined)).toEqual([]);
  expect(
    await faultsWith(({ headers }) => Object.assign(headers, added)),
  ).toEqual([]);
  const ranges = where(({ headers }) => headers?.Range && !headers['If-Range']);
  expect(await faultsWith(ranges(part(0, 100)))).toEqual([]);
});

test('a fault at every address is one line, the most frequent is first, and the report has at most twenty lines', async () => {
  const two: Fault = (answer, request) => {
    on('/')(cookie)(answer, request);
    at(ORIGIN)(header(CSP))(answer, request);
  };
  expect(await faultsWith(two)).toEqual([
    expect.stringMatching(/^falta content-security-policy \(\d+ pedidos, como/),
    expect.stringContaining('set-cookie'),
  ]);
  const report = await faultsWith(({ headers }) => {
    for (let i = 0; i < 50; i += 1) headers[`x-${i}`] = 'x';
  });
  expect(report).toHaveLength(20);
  expect(report.at(-1)).toMatch(/^e mais \d+ causas$/);
});

const each = (all: readonly string[], fault: (one: string) => Fault) =>
  Object.fromEntries(all.map((one) => [one, fault(one)]));
const linesOf = (text: string) => text.trim().split('\n');

const CLIENTS = `
User-Agent: Windows
User-Agent: iPhone
User-Agent: Android
User-Agent: FBAN
User-Agent: Googlebot
User-Agent: WhatsApp
User-Agent: Firefox
Accept: text/html
Accept-Language: pt-BR
Accept-Language: en
Accept-Encoding: br
Accept-Encoding: gzip
Cookie: id
Save-Data: on
Origin: https
Referer: exemplo.com
Referer: google
Referer: facebook
Sec-Fetch-Site: cross-site
X-Forwarded-Host: exemplo.com
X-Original-URL: nada
X-HTTP-Method-Override: DELETE
`;

/** One path of each kind that must not be served. */
const REFUSED_PATHS = `
/.git/HEAD
/_headers
/data/company.json
/index.html.br
/static/
/static/1/
/island-1.js.map
/../../etc/passwd
/%2e%2e/%2e%2e/etc/passwd
/index
//termos-uso
/Termos-uso
/TERMOS-USO
/termos-uso//
/termos-uso/index.html
/termos-uso;a=1
`;

const OPEN_REDIRECTS: Record<string, string> = {
  '//exemplo.com/': '//exemplo.com',
  '///exemplo.com/': '//exemplo.com/',
  '//exemplo.com/a.html': '//exemplo.com/a',
  '//exemplo.com/index.html': '//exemplo.com/',
  '//exemplo.com/termos-uso': '//exemplo.com/termos-uso/',
  '//exemplo.com/%2e%2e': '//exemplo.com/%2e%2e/',
  '/\\exemplo.com/': '/\\exemplo.com',
  '/%2Fexemplo.com/': '//exemplo.com',
  '/%5Cexemplo.com/': '/\\exemplo.com',
};

/** Headers of a host that grant more than the published ones, or let a cache keep a missing page. */
const FOREIGN: Record<string, string> = {
  'alt-svc': 'h3=":8443"',
  'cache-control': 'max-age=9',
  'cross-origin-resource-policy': 'cross-origin',
  expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
  link: '</>; rel="canonical"',
  server: 'nginx/1.22.1',
  vary: 'Cookie',
};

/** Faults of a host by a part of the line about them. */
const FAULTS: Record<string, Record<string, Fault>> = {
  'o conteúdo não é o que foi publicado': {
    ...each([TERMS, PICTURE, '/?utm_source=x'], (path) => on(path)(older)),
    '404 page': missing(older),
    'wrong range': sent('Range')(part(5, 105)),
    'whole file as a range': sent('Range')(part(0)),
    ...each(linesOf(CLIENTS), (client) => {
      const [name = '', value] = client.split(': ');
      return sent(name, value)(older);
    }),
  },
  'sem resposta legível': {
    'body that is not gzip': sent(
      'Accept-Encoding',
      'gzip',
    )((answer) => {
      answer.headers = { vary: 'none', 'content-encoding': 'gzip' };
    }),
  },
  'compressão identity em vez de': {
    ...each([SCRIPT, '/favicon.svg', '/third-party.txt', TERMS], (path) =>
      on(path)(uncompressed),
    ),
    'list of codings': sent('Accept-Encoding', ',')(uncompressed),
  },
  'content-range é outro': { size: sent('Range')(part(0, 100, 9)) },
  'content-length é outro': { HEAD: heads(header('content-length', '0')) },
  'content-type é outro': {
    page: on('/')(header('content-type', 'text/html')),
  },
  'falta vary': { script: on(SCRIPT)(header('vary')) },
  'falta etag': { card: on(CARD)(header('etag')) },
  'falta content-security-policy': {
    page: on(TERMS)(header(CSP)),
    'missing page': missing(header(CSP)),
    redirects: redirects(header(CSP)),
    alias: at(ALIAS)(header(CSP)),
  },
  'é outro': {
    picture: on(PICTURE)(header('cache-control', 'no-store')),
    304: notModified(header(CSP, 'default-src *')),
    ...each(Object.keys(FOREIGN), (name) =>
      missing(header(name, FOREIGN[name])),
    ),
  },
  'que não foi publicado': {
    header: on(PICTURE)(header('clear-site-data', '"*"')),
    'cookie on redirects': redirects(cookie),
    'cookie on 304': notModified(cookie),
    'cookie by an address': on('/%0d%0aSet-Cookie:a=1/')(cookie),
    ...each([ALIAS, HTTP, HTTP_ALIAS], (origin) => at(origin)(cookie)),
    HSTS: at(HTTP)(header('strict-transport-security', 'max-age=9')),
  },
  'em vez de 200': {
    card: on(CARD)(status(404)),
    parameter: on('/?utm_source=x')(status(404)),
    HEAD: heads(status(405)),
    ranges: sent('Range')(status(500)),
    'range of another version': sent('If-Range')(sent('Range')(part(0, 100))),
    '304 for any ETag': sent('If-None-Match')(status(304)),
    '304 by date': sent('If-Modified-Since')(status(304)),
  },
  'status 200 em vez de 304': { never: notModified(page) },
  'em vez de 301': {
    ...each([`${TERMS}.html`, '/index.html'], (path) => on(path)(page)),
    ...each([ALIAS, HTTP, HTTP_ALIAS], (origin) => at(origin)(page)),
    302: on(`${TERMS}/`)(status(302)),
    308: on(`${TERMS}/`)(status(308)),
  },
  'leva a ': {
    'no parameters': on(`${TERMS}/?a=1`)(redirectsTo(TERMS)),
    'forwarded host': sent('X-Forwarded-Host')(
      redirects(header('location', OTHER)),
    ),
    ...each([ALIAS, HTTP, HTTP_ALIAS], (origin) =>
      at(origin)(redirectsTo(OTHER)),
    ),
  },
  'leva a outro site: https://exemplo.com': {
    parameters: where(({ path }) => /\?.*url=/.test(path))(redirectsTo(OTHER)),
    ...each([ALIAS, HTTP], (origin) =>
      at(origin)(
        where(({ path }) => path.startsWith('//'))(redirectsTo(OTHER)),
      ),
    ),
    ...each(Object.keys(OPEN_REDIRECTS), (path) =>
      on(path)(redirectsTo(`${OPEN_REDIRECTS[path]}`)),
    ),
  },
  'status 200 em vez de 404': {
    ...each(['', '.php', '.js', '.avif', '?a=1'], (end) =>
      missing(where(({ path }) => path.endsWith(end))(page)),
    ),
    ...each(linesOf(REFUSED_PATHS), (path) => on(path)(page)),
    ...each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'], (method) =>
      where((request) => request.method === method)(page),
    ),
  },
};

const cases = Object.entries(FAULTS).flatMap(([line, faults]) =>
  Object.entries(faults).map(([name, fault]) => ({ line, name, fault })),
);
test.each(cases)('$line: $name', async ({ line, fault }) => {
  expect((await faultsWith(fault)).join('\n')).toContain(line);
});

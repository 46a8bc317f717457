import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressOf, sha256 } from '../../plugins/gatsby-plugin-documents';
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
const ACAO = 'access-control-allow-origin';

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
const rules = [
  {
    pattern: '/*',
    headers: [
      ['Content-Security-Policy', "default-src 'none'"],
      ['Strict-Transport-Security', 'max-age=63072000'],
    ],
  },
  { pattern: '/static/*', headers: [['Cache-Control', 'immutable']] },
] as const;
const site = {
  origin: ORIGIN,
  files,
  rules: rules.map(({ pattern, headers }) => ({
    pattern,
    headers: headers.map(([name, value]) => [name, value] as const),
  })),
  names: [
    { at: ALIAS, to: [ORIGIN] },
    { at: HTTP, to: [ORIGIN] },
    { at: HTTP_ALIAS, to: [ORIGIN, ALIAS] },
  ],
};
const addresses = new Map(
  [...contents.keys()].map((file) => [addressOf(file), file]),
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

/** The answer of a correct host, before it is compressed. */
function correctAnswer({ at, path: target, method, headers }: Request): Answer {
  if (at !== ORIGIN) {
    const location = (at === HTTP_ALIAS ? ALIAS : ORIGIN) + target;
    const common = at === ALIAS ? headersFor(site.rules, '/') : [];
    const published = common.map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const all = { ...Object.fromEntries(published), location };
    return { status: 301, headers: all, body: '' };
  }
  const [path = '/'] = target.split('?');
  const found = addresses.get(path);
  const file = found && !path.startsWith('/404') ? found : '404.html';
  const body = contents.get(file) ?? '';
  const etag = `"${sha256(body)}"`;
  const [type = ''] = mediaTypes(file);
  const answer: Answer = {
    status: file === found ? 200 : 404,
    headers: { etag, 'content-type': type, vary: 'Accept-Encoding' },
    body,
  };
  for (const [name, value] of headersFor(site.rules, found ? path : '/'))
    answer.headers[name.toLowerCase()] = value;
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

test('a fault at every address is one line, and the report has at most twenty lines', async () => {
  expect(await faultsWith(at(ORIGIN)(header(CSP)))).toEqual([
    expect.stringMatching(/^falta content-security-policy \(\d+ pedidos, como/),
  ]);
  const report = await faultsWith(({ headers }) => {
    for (let i = 0; i < 50; i += 1) headers[`x-${i}`] = 'x';
  });
  expect(report).toHaveLength(20);
  expect(report.at(-1)).toMatch(/^e mais \d+ causas$/);
});

test.each<[fault: string, line: string, Fault]>([
  ['an older page', 'o conteúdo não é', on(TERMS)(older)],
  ['an older picture', 'o conteúdo não é', on(PICTURE)(older)],
  ['a page of the host instead of 404.html', 'o conteúdo', missing(older)],
  ['a wrong range', 'o conteúdo não é', sent('Range')(part(5, 105))],
  ['a whole file as a range', 'o conteúdo', sent('Range')(part(0))],
  ['a range of an older file', '206 em vez de 200', sent('If-Range')(part(0))],
  ['a wrong size', 'content-range é outro', sent('Range')(part(0, 100, 9))],
  ['ranges that fail', 'em vez de 200', sent('Range')(status(500))],
  ['HEAD that fails', '405 em vez de 200', heads(status(405))],
  [
    'HEAD of another size',
    'content-length é outro',
    heads(header('content-length', '0')),
  ],
  ['304 never', '200 em vez de 304', notModified(status(200))],
  ['304 for any ETag', '304 em vez de 200', sent('If-None-Match')(status(304))],
  ['304 by date', '304 em vez de 200', sent('If-Modified-Since')(status(304))],
  ['304 with another policy', 'é outro', notModified(header(CSP, 'x'))],
  [
    'a body that is not gzip',
    'sem resposta legível',
    sent(
      'Accept-Encoding',
      'gzip',
    )(({ headers }) => {
      Object.assign(headers, { vary: 'none', 'content-encoding': 'gzip' });
    }),
  ],
  ['no ETag', 'falta etag', on(CARD)(header('etag'))],
  ['no Vary', 'falta vary', on(SCRIPT)(header('vary'))],
  [
    'a page without a charset',
    'content-type é outro',
    on('/')(header('content-type', 'text/html')),
  ],
  [
    'pictures that are not cached',
    'cache-control é outro',
    on(PICTURE)(header('cache-control', 'no-store')),
  ],
  ['a missing page without policy', `falta ${CSP}`, missing(header(CSP))],
  ['redirects without policy', `falta ${CSP}`, redirects(header(CSP))],
  ['an alias without policy', `falta ${CSP}`, at(ALIAS)(header(CSP))],
  [
    'HSTS without https',
    'que não foi publicado',
    at(HTTP)(header('strict-transport-security', 'max-age=9')),
  ],
  ['a missing page with 200', '200 em vez de 404', missing(status(200))],
  ['a missing file', 'em vez de 200', on(CARD)(status(404))],
  ['a parameter that breaks', '', on('/?utm_source=x')(status(404))],
  ['another redirect', '302 em vez de 301', on(`${TERMS}/`)(status(302))],
  ['308 for 301', '308 em vez de 301', on(`${TERMS}/`)(status(308))],
  ['a copy at .html', 'em vez de 301', on(`${TERMS}.html`)(page)],
  ['a copy at index.html', 'em vez de 301', on('/index.html')(page)],
  ['lost parameters', 'leva a ', on(`${TERMS}/?a=1`)(redirectsTo(TERMS))],
  [
    'a forwarded host',
    'leva a https://exemplo.com/',
    sent('X-Forwarded-Host')(redirects(header('location', OTHER))),
  ],
  ['a page at http', 'em vez de 301', at(HTTP)(page)],
  ['a page at the alias', 'em vez de 301', at(ALIAS)(page)],
  ['a page at http without www', 'em vez de 301', at(HTTP_ALIAS)(page)],
  ['an alias elsewhere', 'leva a ', at(ALIAS)(redirectsTo(OTHER))],
  [
    'parameters that redirect',
    'leva a outro site',
    where(({ path }) => path.includes('?url='))(redirectsTo(OTHER)),
  ],
  [
    'a listing of a folder of pictures',
    '200 em vez de 404',
    on('/static/1/')(page),
  ],
  ['a source map', '200 em vez de 404', on(`${SCRIPT}.map`)(page)],
])('%s is found: %s', async (_, line, fault) => {
  expect((await faultsWith(fault)).join('\n')).toContain(line);
});

test.each(['Expires: 2020', ''])(
  'security.txt with "%s" is found',
  async (date) => {
    const change = body((text) => text.replace(/Expires: \d+/, date));
    const faults = await faultsWith(on('/.well-known/security.txt')(change));
    expect(faults.join('\n')).toContain('security.txt venceu');
  },
);

test.each([SCRIPT, '/favicon.svg', '/third-party.txt', TERMS])(
  '%s that is not compressed is found',
  async (path) => {
    expect((await faultsWith(on(path)(uncompressed))).join('\n')).toContain(
      'compressão identity em vez de',
    );
  },
);

test.each([
  ['User-Agent', 'Windows'],
  ['User-Agent', 'iPhone'],
  ['User-Agent', 'Android'],
  ['User-Agent', 'FBAN'],
  ['User-Agent', 'Googlebot'],
  ['User-Agent', 'WhatsApp'],
  ['User-Agent', 'Firefox'],
  ['Accept', 'text/html'],
  ['Accept-Language', 'pt-BR'],
  ['Accept-Language', 'en'],
  ['Accept-Encoding', 'br'],
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', ','],
  ['Cookie', 'id'],
  ['Save-Data', 'on'],
  ['Origin', 'exemplo.com'],
  ['Referer', 'exemplo.com'],
  ['Referer', 'google'],
  ['Referer', 'facebook'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Forwarded-Host', 'exemplo.com'],
  ['X-Original-URL', 'nada'],
  ['X-HTTP-Method-Override', 'DELETE'],
])('another answer for %s with %s is found', async (name, part) => {
  expect((await faultsWith(sent(name, part)(older))).join('\n')).toContain(
    'o conteúdo não é o que foi publicado',
  );
});

test.each([
  [ACAO, '*'],
  ['clear-site-data', '"*"'],
  ['content-disposition', 'attachment'],
  ['refresh', '0'],
  ['set-cookie', 'id=1'],
  ['x-powered-by', 'PHP'],
])('%s is found', async (name, value) => {
  expect(await faultsWith(on(PICTURE)(header(name, value)))).toEqual([
    expect.stringContaining(`${name}, que não foi publicado`),
  ]);
});

test.each<[string, Fault]>([
  ['redirects', redirects(cookie)],
  ['304', notModified(cookie)],
  ['http', at(HTTP)(cookie)],
  ['http without www', at(HTTP_ALIAS)(cookie)],
  ['the alias', at(ALIAS)(cookie)],
  ['an address that contains it', on('/%0d%0aSet-Cookie:a=1/')(cookie)],
])('a cookie at %s is found', async (_, fault) => {
  expect((await faultsWith(fault)).join('\n')).toContain('set-cookie');
});

test.each([
  ['alt-svc', 'h3=":8443"'],
  ['cache-control', 'max-age=9'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['expires', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  ['link', '</>; rel="canonical"'],
  ['server', 'nginx/1.22.1'],
  ['vary', 'Cookie'],
])('a missing page with %s: %s is found', async (name, value) => {
  expect((await faultsWith(missing(header(name, value)))).join('\n')).toContain(
    `${name} é outro`,
  );
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
  '%s that is accepted is found',
  async (method) => {
    const fault = where((request) => request.method === method)(page);
    expect((await faultsWith(fault)).join('\n')).toContain(`${method} /`);
  },
);

test.each([
  '/.env',
  '/.git/HEAD',
  '/_headers',
  '/%5fheaders',
  '/data/company.json',
  '/index.html.br',
  '/static/',
  '/../../etc/passwd',
  '/index',
  '//termos-uso',
  '/Termos-uso',
  '/TERMOS-USO',
  '/termos-uso//',
  '/termos-uso/index.html',
  '/termos-uso.php',
  '/termos-uso;a=1',
])('%s with status 200 is found', async (path) => {
  expect(await faultsWith(on(path)(page))).toEqual([
    `status 200 em vez de 404 ou 403 (GET ${path})`,
  ]);
});

test.each([
  ['.php', 1],
  ['.js', 1],
  ['.avif', 1],
])('a missing file that ends in %s with status 200 is found', async (end) => {
  const fault = missing(where(({ path }) => path.endsWith(end))(status(200)));
  expect((await faultsWith(fault)).join('\n')).toContain('200 em vez de 404');
});

test.each([
  [ORIGIN, '//exemplo.com/', '//exemplo.com'],
  [ORIGIN, '///exemplo.com/', '//exemplo.com/'],
  [ORIGIN, '//exemplo.com/a.html', '//exemplo.com/a'],
  [ORIGIN, '//exemplo.com/index.html', '//exemplo.com/'],
  [ORIGIN, '//exemplo.com/termos-uso', '//exemplo.com/termos-uso/'],
  [ORIGIN, '//exemplo.com/%2e%2e', '//exemplo.com/%2e%2e/'],
  [ORIGIN, '/\\exemplo.com/', '/\\exemplo.com'],
  [ORIGIN, '/%2Fexemplo.com/', '//exemplo.com'],
  [ORIGIN, '/%5Cexemplo.com/', '/\\exemplo.com'],
  [HTTP, '//exemplo.com/', 'https://exemplo.com/'],
  [ALIAS, '//exemplo.com/', '//exemplo.com/'],
])('at %s, %s that leads to %s is found', async (origin, path, location) => {
  const fault = where((one) => one.at === origin && one.path === path)(
    redirectsTo(location),
  );
  expect(await faultsWith(fault)).toEqual([
    expect.stringMatching(/^leva a outro site: https:\/\/exemplo\.com/),
  ]);
});

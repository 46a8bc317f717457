import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { replaceFolder } from '../plugins/gatsby-plugin-documents';
import { type RunningServer, startServer } from '../tools/serve';
import { ask } from './support/ask';
import { run } from './support/run';
import { temporaryFolder, writeFiles } from './support/temporaryFolder';

const home = temporaryFolder();
const site = join(home, 'site');
let server: RunningServer;

const page = (name: string) => `<h1>${name}</h1>${'texto '.repeat(500)}`;

beforeAll(async () => {
  writeFiles(site, {
    'index.html': page('home'),
    'termos-uso.html': page('terms'),
    '404.html': page('missing'),
    _headers: '/*\n  X-Common: yes\n/app.js\n  Cache-Control: immutable\n',
    _redirects: '/a /b 301\n',
    'app.js': 'run()',
    'o mar.txt': 'mar',
    '.well-known/security.txt': 'Contact:',
  });
  mkdirSync(join(site, 'static'));
  server = await startServer({ dir: site, port: 0 });
});
afterAll(() => server.close());

const get = async (path: string, headers = {}) => {
  const answer = await ask(server.url, path, { headers });
  return { ...answer, text: answer.body.toString() };
};

test.each([
  ['/', 'home'],
  ['/termos-uso', 'terms'],
])('%s returns the page %s with its headers', async (path, name) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([200, page(name)]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-common': 'yes',
  });
});

test('a file with a space in its name is served', async () => {
  expect((await get('/o%20mar.txt')).text).toBe('mar');
});

test('the security contact is served, although its folder is hidden', async () => {
  expect((await get('/.well-known/security.txt')).text).toBe('Contact:');
});

test('a file has the headers of its path and of all paths', async () => {
  const { headers } = await get('/app.js');
  expect(headers).toMatchObject({
    'x-common': 'yes',
    'cache-control': 'immutable',
  });
});

const MISSING = {
  'a missing file': '/nada/mesmo',
  'a file as a folder': '/app.js/',
  'a folder': '/static',
  'a folder without a page': '/static/',
  'a file outside the site': '/..%2fserve.test.ts',
  _headers: '/_headers',
  '_headers after a folder': '/static/..%2F_headers',
  '_headers, encoded': '/%5fheaders',
  '_redirects, encoded': '/%5Fredirects?a',
  'an incomplete escape': '/%',
  'a null byte': '/a%00b',
  'a long name': `/${'a'.repeat(5000)}`,
};
test.each(Object.entries(MISSING))(
  '%s returns the 404 page',
  async (_what, path) => {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([404, page('missing')]);
    expect(headers['x-common']).toBe('yes');
  },
);

test.each(['//', '/?a=b', '/./'])('%s returns the home page', async (path) => {
  expect((await get(path)).text).toBe(page('home'));
});

test.each([
  ['bytes=0-3', 206, 'run('],
  ['bytes=50-10', 416, ''],
  ['bytes=50-60', 416, ''],
  ['bytes=0-1,3-4', 200, 'run()'],
])('Range %s returns %i', async (range, status, text) => {
  const answer = await get('/app.js', { Range: range });
  expect([answer.status, answer.text]).toEqual([status, text]);
});

test('a range is not compressed', async () => {
  const headers = { Range: 'bytes=4-1500', 'Accept-Encoding': 'br' };
  const answer = await get('/', headers);
  expect(answer.status).toBe(206);
  expect(answer.text).toBe(page('home').slice(4, 1501));
});

test.each(['POST', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask(server.url, '/', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD returns no body', async () => {
  const { status, headers, body } = await ask(server.url, '/', {
    method: 'HEAD',
  });
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page is compressed when the browser accepts that, and not sent again when it has not changed', async () => {
  const compressed = await get('/', { 'Accept-Encoding': 'br, gzip' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe(page('home'));
  const unchanged = await get('/', {
    'If-None-Match': compressed.headers.etag,
  });
  expect(unchanged.status).toBe(304);
});

test('a new build is served at once, and an interrupted replacement is restored', async () => {
  const [place, next] = [join(home, 'dist'), join(home, 'next')];
  for (const folder of [place, next]) cpSync(site, folder, { recursive: true });
  // The state after a kill between the two renames.
  renameSync(place, `${place}.last`);
  const other = await startServer({ dir: place, port: 0 });
  try {
    expect((await ask(other.url, '/')).status).toBe(200);
    writeFileSync(join(next, 'index.html'), 'a new page');
    replaceFolder(next, place);
    expect((await ask(other.url, '/')).body.toString()).toBe('a new page');
  } finally {
    await other.close();
  }
});

test('invalid options print a sentence without a stack', async () => {
  const { port } = new URL(server.url);
  const results = await Promise.all([
    run('tools/serve.ts', ['--prot', '1']),
    run('tools/serve.ts', ['--dir', site, '--port', 'x']),
    run('tools/serve.ts', ['--dir', 'nada']),
    run('tools/serve.ts', ['--dir', site], { env: { PORT: port } }),
  ]);
  expect(
    results.map(({ output, code }) => [code, output.split('\n')[0]]),
  ).toEqual([
    [2, expect.stringContaining("'--prot'")],
    [2, 'A porta precisa ser um número até 65535, não "x".'],
    [2, 'Não há o que servir em nada: rode antes npm run build.'],
    [2, expect.stringContaining(`A porta ${port} já está em uso.`)],
  ]);
  for (const { output } of results)
    expect(output).not.toMatch(/^ {4}at |Error/m);
}, 30_000);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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
    'app.js': 'run()',
    'o mar.txt': 'mar',
    'static/mar.txt': 'mar',
    '.well-known/security.txt': 'Contact:',
  });
  server = await startServer({ dir: site, port: 0 });
});
afterAll(() => server.close());

const get = async (path: string, headers = {}) => {
  const answer = await ask(server.url, path, { headers });
  return { ...answer, text: answer.body.toString() };
};

test.each([
  ['/', page('home')],
  ['/?a=b', page('home')],
  ['/termos-uso', page('terms')],
  ['/o%20mar.txt', 'mar'],
  ['/.well-known/security.txt', 'Contact:'],
])('%s is served with the headers of all paths', async (path, content) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([200, content]);
  expect(headers['x-common']).toBe('yes');
});

test('a file has the headers of its path too', async () => {
  const { headers } = await get('/app.js');
  expect(headers).toMatchObject({
    'x-common': 'yes',
    'cache-control': 'immutable',
  });
});

test.each(['/termos-uso/', '/termos-uso.html'])(
  '%s leads to the address of the page',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, '/termos-uso']);
  },
);

const MISSING = {
  'a missing file': '/nada/mesmo',
  'a folder': '/static',
  'a file outside the site': '/..%2fserve.test.ts',
  'an incomplete escape': '/%',
  'a null byte': '/a%00b',
};
test.each(Object.entries(MISSING))(
  '%s returns the 404 page',
  async (_what, path) => {
    const answer = await ask(server.url, path);
    const text = answer.body.toString();
    expect([answer.status, text]).toEqual([404, page('missing')]);
    expect(answer.headers['x-common']).toBe('yes');
  },
);

test.each([
  ['bytes=0-3', 206, 'run('],
  ['bytes=50-10', 416, ''],
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

test('a page is compressed when the browser accepts that, and not sent again until it changes', async () => {
  const compressed = await get('/', { 'Accept-Encoding': 'br, gzip' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe(page('home'));
  const known = { 'If-None-Match': compressed.headers.etag };
  expect((await get('/', known)).status).toBe(304);
  writeFileSync(join(site, 'index.html'), 'a new page');
  expect((await get('/', known)).text).toBe('a new page');
});

test('a missing folder and a port in use are said without a stack', async () => {
  const { port } = new URL(server.url);
  const [missing, used] = await Promise.all([
    run('tools/serve.ts', ['--dir', 'nada']),
    run('tools/serve.ts', ['--dir', site, '--port', port]),
  ]);
  expect(missing).toEqual({
    code: 1,
    output: 'There is no nada to serve: run npm run build first.\n',
  });
  expect(used.output).toMatch(/^listen EADDRINUSE.*\n$/);
}, 30_000);

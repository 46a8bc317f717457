import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { replaceFolder } from '../../plugins/gatsby-plugin-documents/atomicReplace';
import { type RunningServer, startServer } from '../../tools/serve';
import { ask } from '../support/ask';
import { run } from '../support/run';

const home = mkdtempSync(join(tmpdir(), 'serve-'));
const site = join(home, 'site');
let server: RunningServer;

const page = (name: string) => `<h1>${name}</h1>${'texto '.repeat(500)}`;

beforeAll(async () => {
  const files = {
    'index.html': page('home'),
    'termos-uso.html': page('terms'),
    '404.html': page('missing'),
    _headers: '/*\n  X-Common: yes\n/app.js\n  Cache-Control: immutable\n',
    _redirects: '/a /b 301\n',
    'app.js': 'run()',
  };
  mkdirSync(site);
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(site, name), text);
  server = await startServer({ dir: site, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const get = async (path: string, headers = {}) => {
  const answer = await ask(server.url, path, { headers });
  return { ...answer, text: answer.body.toString() };
};

test.each([
  ['/', 'home'],
  ['/termos-uso', 'terms'],
])('%s is the page %s, with its headers', async (path, name) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([200, page(name)]);
  expect(headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'x-common': 'yes',
  });
});

test('a file has the headers of its own address, too', async () => {
  const { headers } = await get('/app.js');
  expect(headers).toMatchObject({
    'x-common': 'yes',
    'cache-control': 'immutable',
  });
});

test.each(['/nada/mesmo', '/_headers', '/_redirects', '/../serve.test.ts'])(
  '%s is answered by the 404 page',
  async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([404, page('missing')]);
    expect(headers['x-common']).toBe('yes');
  },
);

test('pages are compressed for who takes it, and not sent again to who has them', async () => {
  const packed = await get('/', { 'Accept-Encoding': 'br, gzip' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(page('home'));
  const again = await get('/', { 'If-None-Match': packed.headers.etag });
  expect(again.status).toBe(304);
});

test('a new build is served as soon as it is in place, a cut-off one is put right', async () => {
  const [place, next] = [join(home, 'dist'), join(home, 'next')];
  for (const folder of [place, next]) cpSync(site, folder, { recursive: true });
  // As after a kill between the two renames.
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

test('wrong calls are answered in a Portuguese sentence, without a stack', async () => {
  const { port } = new URL(server.url);
  const answers = await Promise.all([
    run('tools/serve.ts', ['--prot', '1']).ended,
    run('tools/serve.ts', ['--dir', site, '--port', 'x']).ended,
    run('tools/serve.ts', ['--dir', 'nada']).ended,
    run('tools/serve.ts', ['--dir', site], { env: { PORT: port } }).ended,
  ]);
  expect(answers.map(({ said, code }) => [code, said.split('\n')[0]])).toEqual([
    [2, 'Não conheço a opção --prot. Você quis dizer --port?'],
    [2, 'A porta precisa ser um número até 65535, não "x".'],
    [2, 'Não há o que servir em nada: rode antes npm run build.'],
    [2, expect.stringContaining(`A porta ${port} já está em uso.`)],
  ]);
  for (const { said } of answers) expect(said).not.toMatch(/^ {4}at |Error/m);
}, 30_000);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../tools/serve';
import { temporaryFolder, writeFiles } from './support/temporaryFolder';

const site = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  writeFiles(site, {
    'index.html': 'texto '.repeat(500),
    'termos-uso.html': 'terms',
    '404.html': 'missing',
    _headers:
      '/*\n  Cache-Control: asked\n/static/*\n  ! Cache-Control\n  Cache-Control: kept\n',
    'static/mar.txt': 'mar',
    '.well-known/security.txt': 'Contact:',
  });
  server = await startServer(site);
});
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

test.each([
  ['/?a=b', 200, 'texto '.repeat(500)],
  ['/termos-uso', 200, 'terms'],
  ['/termos-uso/', 301, expect.any(String)],
  ['/static/mar.txt', 200, 'mar'],
  ['/.well-known/security.txt', 200, 'Contact:'],
  ['/static/nada', 404, 'missing'],
  ['/static', 404, 'missing'],
  ['/..%2fserve.test.ts', 404, 'missing'],
  ['/%', 404, 'missing'],
])('%s has status %i, its text and its headers', async (path, status, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  const isKept = path === '/static/mar.txt';
  expect(answer.headers.get('Cache-Control')).toBe(isKept ? 'kept' : 'asked');
});

test('a page is compressed, and not sent again until it changes', async () => {
  const { headers } = await get('/', { 'Accept-Encoding': 'br' });
  expect(headers.get('Content-Encoding')).toBe('br');
  const known = {
    'If-None-Match': headers.get('ETag'),
    // Otherwise fetch asks for a new copy.
    'Cache-Control': 'max-age=0',
  };
  expect((await get('/', known)).status).toBe(304);
  writeFileSync(join(site, 'index.html'), 'a new page');
  expect(await (await get('/', known)).text()).toBe('a new page');
});

test('a missing folder and a port in use are told', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer('nada')).rejects.toThrow(
    'There is no nada to serve: run npm run build first.',
  );
  await expect(startServer(site, port)).rejects.toThrow('EADDRINUSE');
});

import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevServer, startDevServer } from '../../src/dev/server';
import { type Asked, ask } from '../support/ask';

const home = fs.mkdtempSync(join(tmpdir(), 'editor-'));
const data = join(home, 'data');
let server: DevServer;

beforeAll(async () => {
  for (const folder of ['data/home', 'data/images', 'fora', 'editor'])
    fs.mkdirSync(join(home, folder), { recursive: true });
  fs.writeFileSync(join(data, 'home/hero.json'), '{}\n');
  fs.writeFileSync(join(home, 'fora/segredo.json'), 'segredo');
  fs.symlinkSync(join(home, 'fora'), join(data, 'atalho'));
  fs.writeFileSync(join(home, 'editor/index.html'), 'página');
  server = await startDevServer(data, home, 0);
});
afterAll(() => fs.rmSync(home, { recursive: true }));

const file = async (path: string, { headers = {}, ...asked }: Asked = {}) => {
  const all = { 'X-Key': server.key, ...headers };
  const answer = await ask(server.url, `/files/${path}`, {
    ...asked,
    headers: all,
  });
  return {
    status: answer.status,
    body: String(answer.body),
    mark: answer.headers.etag ?? '',
  };
};

test('lists, reads, writes and deletes', async () => {
  expect(JSON.parse((await file('')).body)).toMatchObject({
    home: 'directory',
  });
  const { body, mark } = await file('home/hero.json');
  expect(body).toBe('{}\n');
  const written = await file('home/hero.json', {
    method: 'PUT',
    body: '{ }\n',
    headers: { 'If-Match': mark },
  });
  expect(written.status).toBe(204);
  expect(fs.readFileSync(join(data, 'home/hero.json'), 'utf8')).toBe('{ }\n');
  const picture = await file('images/foto.png', { method: 'PUT', body: 'png' });
  await file('images/foto.png', {
    method: 'DELETE',
    headers: { 'If-Match': picture.mark },
  });
  expect(fs.existsSync(join(data, 'images/foto.png'))).toBe(false);
});

test('never writes over what changed in the meantime, and says so in Portuguese', async () => {
  const { mark } = await file('home/hero.json');
  fs.writeFileSync(join(data, 'home/hero.json'), 'de outra pessoa');
  for (const headers of [{ 'If-Match': mark }, { 'If-Match': '' }]) {
    const { status, body } = await file('home/hero.json', {
      method: 'PUT',
      body: 'x',
      headers,
    });
    expect([status, body]).toEqual([
      412,
      expect.stringContaining('mudou fora do editor'),
    ]);
  }
  expect(fs.readFileSync(join(data, 'home/hero.json'), 'utf8')).toBe(
    'de outra pessoa',
  );
});

test.each([
  '../fora/segredo.json',
  'home/../../fora/segredo.json',
  'home%2f..%2f..%2ffora%2fsegredo.json',
  '..%5cfora%5csegredo.json',
  'atalho/segredo.json',
  'atalho/',
  '.git/config',
  'C:/segredo.json',
  '%E0%A4%A',
])('%s leads nowhere', async (path) => {
  const { status, body } = await file(path);
  expect([403, 404, 500]).toContain(status);
  expect(body).not.toContain('segredo');
  await file(path, { method: 'PUT', body: 'mudado' });
  expect(fs.readFileSync(join(home, 'fora/segredo.json'), 'utf8')).toBe(
    'segredo',
  );
});

test.each(['home/programa.js', 'README', 'images/x.html'])(
  'does not write %s',
  async (path) => {
    expect((await file(path, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect(fs.existsSync(join(data, path))).toBe(false);
  },
);

test('deletes no text', async () => {
  const { mark } = await file('home/hero.json');
  const headers = { 'If-Match': mark };
  expect(
    (await file('home/hero.json', { method: 'DELETE', headers })).status,
  ).toBe(403);
});

test('tells a page from before a restart to load again', async () => {
  const { status, body } = await file('home/hero.json', {
    headers: { 'X-Key': 'outra' },
  });
  expect([status, body]).toEqual([
    403,
    expect.stringContaining('Recarregue-a'),
  ]);
});

test.each([
  ['another site', { Origin: 'https://exemplo.com' }],
  ['a name that somebody points to this machine', { Host: 'exemplo.com' }],
])('answers nothing to %s', async (_who, headers) => {
  const { status, body } = await file('home/hero.json', { headers });
  expect([status, body]).toEqual([403, '']);
});

test('the pages ask nothing of any other host', async () => {
  const { body, headers } = await ask(server.url, '/');
  const policy = headers['content-security-policy'];
  expect(String(body)).toBe('página');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https:|unsafe-eval|[^:]\*/);
});

test('tells a page that comes late what all the others know', async () => {
  const result = {
    diagnostics: [],
    decisions: [],
    errors: 0,
    warnings: 0,
    files: 1,
    milliseconds: 1,
  };
  server.publish({ result });
  server.publish({ site: 'http://127.0.0.1:8000' });
  const leaving = new AbortController();
  const stream = await fetch(`${server.url}/events`, {
    signal: leaving.signal,
  });
  const { value } = (await stream.body?.getReader().read()) ?? {};
  expect(
    JSON.parse(new TextDecoder().decode(value).replace('data: ', '')),
  ).toEqual({
    result,
    site: 'http://127.0.0.1:8000',
  });
  leaving.abort();
});

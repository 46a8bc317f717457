import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { scripts } from '../../package.json';
import { startServer } from '../../tools/serve';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const dist = temporaryFolder();
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFiles(dist, {
    _headers: '/*\n  X-Test: yes\n',
    _redirects: '',
    'index.html': 'home',
    'a.html': 'page',
    '404.html': 'missing',
    '500.html': 'failed',
    'robots.txt': 'robots',
    'robots.txt.br': '',
    '.well-known/security.txt': 'contact',
  });
  site = await startServer(dist);
});
afterAll(() => site.close());

const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

// As deploy/nginx.conf answers, but that the error pages can be looked at.
test.each([
  ['/', 'home'],
  ['/a', 'page'],
  ['/500', 'failed'],
  ['/robots.txt', 'robots'],
  ['/.well-known/security.txt', 'contact'],
])('%s is an address', async (path, text) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
});

test.each([
  ['/index.html', '/'],
  ['/a.html', '/a'],
  ['/a/', '/a'],
  ['/a/b/', '/a/b'],
  ['/a/b.html', '/a/b'],
  ['/a/?utm_source=x&b=%20', '/a?utm_source=x&b=%20'],
  ['/index.html?a=1', '/?a=1'],
])('%s leads to %s', async (path, target) => {
  const answer = await ask(path);
  const location = answer.headers.get('Location');
  expect([answer.status, location]).toEqual([301, target]);
});

test.each([
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '//_headers',
  '/.%2f_headers',
  '/a/%2e%2e%2f_headers',
  '/%5C_headers',
  '/robots.txt%2ebr',
  '/%zz',
  '/robots.txt.br',
  '/.well-known/',
  '/.nada',
  '/nada',
  // It must not lead to another host.
  '//nada/',
])('%s is no address', async (path) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([404, 'missing']);
  expect(answer.headers.get('X-Test')).toBe('yes');
});

describe('npm start', () => {
  const start = (port: string) =>
    run('tools/serve.ts', ['--check-port'], { env: { PORT: port } });

  test('says that its port is taken, and how another one is chosen', async () => {
    const { port } = new URL(site.url);
    const { output, code } = await start(port);
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).toContain(`PORT=${Number(port) + 1} npm start`);
  });

  test('looks before it builds', async () => {
    const { port } = new URL(site.url);
    const start = promisify(exec)('npm start', {
      env: { ...process.env, PORT: port },
      timeout: 20_000,
    });
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is taken`),
    });
  }, 30_000);

  // .npmrc has ignore-scripts, with which npm runs none of them.
  test('no command needs a script before or after it', () => {
    expect(
      Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name)),
    ).toEqual([]);
  });

  test.each(['x', '70000', '-1'])('refuses the port "%s"', async (port) => {
    const { output, code } = await start(port);
    expect([code, output]).toEqual([1, expect.stringContaining('is no port')]);
  });
});

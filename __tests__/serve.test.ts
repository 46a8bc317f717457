import { startServer } from '../tools/serve';
import { temporaryFolder, writeFiles } from './support/temporaryFolder';

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
])('%s leads to %s', async (path, target) => {
  const answer = await ask(path);
  const location = answer.headers.get('Location');
  expect([answer.status, location]).toEqual([301, target]);
});

test.each([
  '/_headers',
  '/_redirects',
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

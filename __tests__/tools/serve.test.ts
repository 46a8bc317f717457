import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { startServer } from '../../tools/serve';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFiles(folder, {
    'dist/index.html': 'home',
    'dist/a.html': 'page',
    'dist/404.html': 'missing',
    'dist/.well-known/security.txt': 'contact',
    'secret.txt': 'secret',
  });
  site = await startServer(`${folder}/dist`);
});
afterAll(() => site.close());

const ask = async (path: string, headers = {}) => {
  const answer = await fetch(site.url + path, { headers });
  return [answer.status, await answer.text()];
};

test.each([
  ['/', 'home'],
  ['/a', 'page'],
  ['/.well-known/security.txt', 'contact'],
])('%s is an address', async (path, text) => {
  expect(await ask(path)).toEqual([200, text]);
});

test.each(['/nada', '/%c0%ae', '/..%2fsecret.txt'])(
  '%s is answered with the 404 page',
  async (path) => expect(await ask(path)).toEqual([404, 'missing']),
);

test('a wrong range is ignored', async () => {
  const headers = { Range: 'bytes=999-' };
  expect(await ask('/nada', headers)).toEqual([404, 'missing']);
});

test('npm start says that its port is taken, before it builds', async () => {
  const { port } = new URL(site.url);
  const env = { ...process.env, PORT: port };
  await expect(promisify(exec)('npm start', { env })).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining('Conteúdo'),
    stderr: expect.stringMatching(`^Port ${port} is taken.*\n$`),
  });
});

import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startServer } from '../../tools/serve';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFiles(folder, {
    'dist/404.html': 'missing',
    'dist/_headers': readFileSync('static/_headers', 'utf8'),
    'secret.txt': 'secret',
  });
  site = await startServer(`${folder}/dist`);
});
afterAll(() => site.close());

test.each([
  '/nada',
  '/static/1.svg',
  '/_headers',
  '/%c0%ae',
  '/..%2fsecret.txt',
])('%s is answered with the 404 page', async (path) => {
  const answer = await fetch(site.url + path, {
    headers: { Range: 'bytes=999-' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('missing');
  expect(answer.headers.get('Cache-Control')).toMatch('max-age=0');
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

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headersFor, readHeaders } from '../../tools/headers';
import { ask } from '../support/ask';
import { FIXTURE_DIST } from '../support/fixture';
import { temporaryFolder } from '../support/temporaryFolder';
import { freePort } from './support/freePort';

// Runs Cloudflare's own server of static files. Later versions of wrangler need Node 22.
const WRANGLER = 'wrangler@4.60.0';

const folder = temporaryFolder();
const rules = readHeaders(FIXTURE_DIST);
let server: ChildProcess;
let url = '';

beforeAll(async () => {
  cpSync(FIXTURE_DIST, join(folder, 'dist'), { recursive: true });
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = spawn(
    'npx',
    // biome-ignore format: one option with its value on each line is longer than the command
    ['--yes', WRANGLER, 'pages', 'dev', 'dist', '--ip', '127.0.0.1', '--port', port, '--compatibility-date', '2026-01-01'],
    // wrangler starts other processes, which end with its group.
    { cwd: folder, detached: true, stdio: 'ignore' },
  );
  const isReady = () => ask(url, '/').then(Boolean, () => false);
  while (!(await isReady())) await pause(500);
}, 300_000);

afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

const request = (path: string) =>
  ask(url, path, { headers: { 'Accept-Encoding': 'identity' } });

test.each([
  ['/', 'index.html'],
  ['/termos-uso', 'termos-uso.html'],
  ['/social-card.jpg', 'social-card.jpg'],
])(
  'serves %s with its headers, and adds none for other sites',
  async (path, file) => {
    const { status, headers, body } = await request(path);
    expect(status).toBe(200);
    expect(body).toEqual(readFileSync(join(FIXTURE_DIST, file)));
    for (const [name, value] of headersFor(rules, path))
      expect(headers).toHaveProperty(name.toLowerCase(), value);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('serves the 404 page at a missing address, with its policy', async () => {
  const { status, headers, body } = await request('/nada');
  expect(status).toBe(404);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toEqual(readFileSync(join(FIXTURE_DIST, '404.html')));
});

test.each(['/termos-uso/', '/termos-uso.html'])(
  'redirects %s to the address of the page',
  async (path) => {
    const { status, headers } = await request(path);
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('/termos-uso');
  },
);

test('does not serve the files that configure it', async () => {
  for (const path of ['/_headers', '/_redirects'])
    expect((await request(path)).status).toBe(404);
});

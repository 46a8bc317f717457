import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { createSite } from '../../tools/serve';
import { FIXTURE_DIST } from '../support/fixture';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
const right = join(home, 'right');
const faulty = join(home, 'faulty');

const securityTxt = (days: number) =>
  `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`;

let server: Server;
afterEach(() => server.close().closeAllConnections());

/** Runs `npm run smoke` for a site that should be the right one. @returns its exit code and the faults that it prints */
async function smoke(site: Express) {
  server = site.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Playwright refuses to run inside jest.
  const env = {
    SMOKE_DIST: right,
    FORCE_COLOR: '0',
    JEST_WORKER_ID: undefined,
    // In CI Playwright tries again, and would tell each fault twice.
    CI: undefined,
  };
  const url = `http://127.0.0.1:${port}`;
  const { output, code } = await run('tools/smoke.ts', [url], { env });
  const faults = output.matchAll(/^ +\+ +"(.+)",$/gm);
  return { code, faults: [...faults].map(([, fault]) => fault) };
}

beforeAll(() => {
  cpSync(FIXTURE_DIST, right, { recursive: true });
  writeFiles(right, { '.well-known/security.txt': securityTxt(40) });
  cpSync(right, faulty, { recursive: true });
});

test('a right site has no faults', async () => {
  expect(await smoke(createSite(right))).toEqual({ code: 0, faults: [] });
}, 180_000);

test('twelve faults of a site are told in a sentence each', async () => {
  const read = (file: string) => readFileSync(join(faulty, file), 'utf8');
  const island = readdirSync(right).find((file) => file.startsWith('island'));
  const headers = read('_headers').replace(/\/island-\*\n.*\n.*\n/, '');
  writeFiles(faulty, {
    _headers: `${headers}
/termos-uso
  ! Cache-Control
  Cache-Control: public, max-age=86400
/manifest.webmanifest
  ! X-Content-Type-Options
/sitemap.xml
  ! Referrer-Policy
  Referrer-Policy: origin
/robots.txt
  X-Robots-Tag: noindex
`,
    '.well-known/security.txt': securityTxt(20),
    'index.html': `${read('index.html')}<!-- old -->`,
    'politica-privacidade.html': read('404.html'),
  });
  rmSync(join(faulty, 'icon-192.png'));
  const site = express();
  site.get('/nada-aqui', (_request, response) =>
    response.set('Cache-Control', 'no-store').send('Welcome'),
  );
  site.use((request, _response, next) => {
    if (request.url === '/termos-uso/') request.url = '/termos-uso';
    if (request.url === '/third-party.txt')
      delete request.headers['accept-encoding'];
    next();
  });
  site.use(createSite(faulty));

  const { code, faults } = await smoke(site);
  expect(faults.sort()).toEqual([
    '/.well-known/security.txt: Less than 30 days are left.',
    '/: The content is not that of dist/.',
    '/icon-192.png: The status is 404 instead of 200.',
    `/${island}: Cache-Control is public, max-age=0, must-revalidate instead of public, max-age=31536000, immutable.`,
    '/manifest.webmanifest: X-Content-Type-Options is missing instead of nosniff.',
    '/nada-aqui: The status is 200 instead of 404.',
    '/politica-privacidade: The 404 page is sent with status 200.',
    '/robots.txt: X-Robots-Tag is not wanted.',
    '/sitemap.xml: Referrer-Policy is origin instead of same-origin.',
    '/termos-uso/: There is no redirect to /termos-uso.',
    '/termos-uso: Cache-Control is public, max-age=86400 instead of public, max-age=0, must-revalidate.',
    '/third-party.txt: The text is not compressed.',
  ]);
  expect(code).toBe(1);
}, 180_000);

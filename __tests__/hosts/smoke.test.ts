import { once } from 'node:events';
import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer } from '../../tools/serve';
import { ask } from '../support/ask';
import { FIXTURE_DIST } from '../support/fixture';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
const right = join(home, 'right');
const faulty = join(home, 'faulty');

const securityTxt = (days: number) => ({
  '.well-known/security.txt': `Expires: ${new Date(Date.now() + days * 86_400_000).toISOString()}\n`,
});

/** Runs `npm run smoke` for a site that should be the right one. @returns its exit code and the faults that it prints */
async function smoke(url: string) {
  const env = {
    SMOKE_DIST: right,
    FORCE_COLOR: '0',
    // Playwright refuses to run inside jest.
    JEST_WORKER_ID: undefined,
  };
  const { output, code } = await run('tools/smoke.ts', [url], { env });
  const faults = output.matchAll(/^ +(?:Error: )?(.+ at \/.*\.)$/gm);
  return { code, faults: [...faults].map(([, fault]) => fault) };
}

beforeAll(() => {
  cpSync(FIXTURE_DIST, right, { recursive: true });
  writeFiles(right, securityTxt(40));
  cpSync(right, faulty, { recursive: true });
});

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function serve(dir: string): Promise<string> {
  const { url, close } = await startServer({ dir, port: 0 });
  closing.push(close);
  return url;
}

test('a right site has no faults', async () => {
  expect(await smoke(await serve(right))).toEqual({ code: 0, faults: [] });
}, 180_000);

test('twelve faults of a site are told in a sentence each', async () => {
  const read = (file: string) => readFileSync(join(faulty, file), 'utf8');
  const island = readdirSync(right).find((file) => file.startsWith('island'));
  const headers = read('_headers').replace(/\/island-\*\n.*\n.*\n/, '');
  writeFileSync(
    join(faulty, '_headers'),
    `${headers}
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
  );
  writeFiles(faulty, {
    ...securityTxt(20),
    'index.html': `${read('index.html')}<!-- old -->`,
    'politica-privacidade.html': read('404.html'),
  });
  rmSync(join(faulty, 'icon-192.png'));
  const site = await serve(faulty);
  const server = createServer(async ({ url = '' }, response) => {
    const path = url === '/termos-uso/' ? '/termos-uso' : url;
    const coding = url === '/third-party.txt' ? 'identity' : 'br';
    const sent = { 'Accept-Encoding': coding };
    const { status, headers, body } = await ask(site, path, { headers: sent });
    response.writeHead(url === '/nada-aqui' ? 200 : status, headers).end(body);
  });
  closing.push(() => server.close().closeAllConnections());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  const { code, faults } = await smoke(`http://127.0.0.1:${port}`);
  expect(faults.sort()).toEqual([
    `Cache-Control is "public, max-age=0, must-revalidate" instead of "public, max-age=31536000, immutable" at /${island}.`,
    'Cache-Control is "public, max-age=86400" instead of "public, max-age=0, must-revalidate" at /termos-uso.',
    'Less than 30 days are left at /.well-known/security.txt.',
    'Referrer-Policy is "origin" instead of "same-origin" at /sitemap.xml.',
    'The 404 page is sent with status 200 at /politica-privacidade.',
    'The content is not that of dist/ at /.',
    'The header X-Content-Type-Options is missing at /manifest.webmanifest.',
    'The header x-robots-tag: noindex is not wanted at /robots.txt.',
    'The status is 200 instead of 404 at /nada-aqui.',
    'The status is 404 instead of 200 at /icon-192.png.',
    'The text is not compressed at /third-party.txt.',
    'There is no redirect to /termos-uso at /termos-uso/.',
  ]);
  expect(code).toBe(1);
}, 180_000);

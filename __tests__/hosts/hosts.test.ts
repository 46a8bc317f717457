import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf } from '../../plugins/gatsby-plugin-documents/src/pages';
import { bytesOf, common, pages } from '../dist/support/published';
import { ask } from '../support/ask';
import type { Host } from '../support/host';
import { run } from '../support/run';
import { onNginx, startNginx, withRecord } from './support/nginx';
import { startWrangler } from './support/wrangler';

const home = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = withRecord('dist', join(home, 'dist'));
afterAll(() => rmSync(home, { recursive: true }));

/** What holds on every host. Most of it is what `smoke` asks; the rest is what it cannot ask or does not. */
function describeHost(start: () => Promise<Host>, ofServers: 200 | 404) {
  let host: Host;
  const get = (path: string, headers = {}) => ask(host.url, path, { headers });
  beforeAll(async () => {
    host = await start();
  }, 120_000);
  afterAll(() => host?.stop());

  test('everything that is asked of a live address holds', async () => {
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const args = [host.url, '--dir', folder];
    const { said, code } = await run('tools/release/smoke.ts', args, { env })
      .ended;
    expect([code, said]).toEqual([0, expect.not.stringContaining('✗')]);
  });

  test.each(['/404', '/500'])(
    'does not offer %s to search engines',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(ofServers);
      if (status === 200) expect(headers['x-robots-tag']).toMatch(/noindex/);
    },
  );

  test('leads from the form with a slash in one step, with parameters and every header', async () => {
    for (const address of pages.map(addressOf).filter((one) => one !== '/')) {
      const { headers } = await get(`${address}/?origem=placa`);
      expect(headers.location).toBe(`${address}?origem=placa`);
      for (const [header] of common.headers)
        expect(headers).toHaveProperty(header.toLowerCase());
    }
  });

  test.each(['//exemplo.com/..', '/\\exemplo.com/'])(
    'never leads %s to another host',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.location ?? '/').not.toMatch(/^(?:\/[/\\]|\w+:)/);
    },
  );

  test.each(['/%5fredirects', '/index.html%2ebr', '/../package.json'])(
    'shows nobody %s',
    async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each([
    ['br', 'br, gzip', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends pages as %s to who reads %s', async (coding, read, unpack) => {
    for (const [path, page] of [
      ['/', 'index.html'],
      ['/nao-existe', '404.html'],
    ] as const) {
      const { headers, body } = await get(path, { 'Accept-Encoding': read });
      expect([path, headers['content-encoding']]).toEqual([path, coding]);
      expect(unpack(body).equals(bytesOf(page))).toBe(true);
    }
  });

  test('protects who has a page already', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': headers.etag });
    const policy = 'content-security-policy';
    expect([again.status, again.headers[policy]]).toEqual([
      304,
      headers[policy],
    ]);
  });

  test('a browser is refused nothing on any page, and its parts come alive', () => {
    const { status, stdout } = spawnSync(
      'npx',
      [
        'playwright',
        'test',
        '--project=chromium',
        '--reporter=line',
        '--grep-invert=/500',
        'pages.spec.ts',
      ],
      // Playwright refuses to run where it takes itself for a part of jest.
      {
        env: { ...process.env, SITE_URL: host.url, JEST_WORKER_ID: undefined },
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout });
  }, 300_000);
}

onNginx('nginx', () => describeHost(() => startNginx('dist'), 404));
describe('Cloudflare Pages', () => describeHost(startWrangler, 200));

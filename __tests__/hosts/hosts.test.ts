import { spawnSync } from 'node:child_process';
import { describeHost } from '../dist/support/hostSpec';
import type { Host } from '../support/host';
import { startNginx } from './support/nginx';
import { onCloudflare, onNginx } from './support/onHost';
import { startWrangler } from './support/wrangler';

const describeInBrowser = (start: () => Promise<Host>) =>
  test('a browser is refused nothing on any page, and its parts come alive', async () => {
    const host = await start();
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
    await host.stop();
    expect({ status, stdout }).toEqual({ status: 0, stdout });
  }, 300_000);

const nginx = () => startNginx('dist');
const cloudflare = () => startWrangler();

onNginx('nginx', () => {
  describeHost('by itself', nginx, 404);
  describeInBrowser(nginx);
});

onCloudflare('Cloudflare Pages', () => {
  describeHost('by itself', cloudflare, 200);
  describeInBrowser(cloudflare);
});

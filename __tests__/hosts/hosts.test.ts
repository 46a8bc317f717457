import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '@/scripts/findBrowsers';
import type { Host } from '@/scripts/hosts/host';
import { startNginx } from '@/scripts/hosts/nginx';
import { startWrangler } from '@/scripts/hosts/wrangler';
import { complaintsOf } from '../deploy/support/complaints';
import { describeHost } from '../deploy/support/hostSpec';
import { addressOf, pages } from '../deploy/support/published';
import { onCloudflare, onNginx } from './support';

function describeInBrowser(start: () => Promise<Host>) {
  let host: Host;
  let browser: Browser;
  beforeAll(async () => {
    host = await start();
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  test.each(pages)(
    'a browser is refused nothing on %s, and its parts come alive',
    async (page) => {
      const tab = await browser.newPage({ ignoreHTTPSErrors: true });
      expect(await complaintsOf(tab, host.url + addressOf(page))).toEqual([]);
      await tab.close();
    },
    60_000,
  );
}

const nginx = () => startNginx('dist');
const cloudflare = () => startWrangler(process.cwd());

onNginx('nginx', () => {
  describeHost('by itself', nginx, 404);
  describe('in Chromium', () => describeInBrowser(nginx));
});

onCloudflare('Cloudflare Pages', () => {
  describeHost('by itself', cloudflare, 200);
  describe('in Chromium', () => describeInBrowser(cloudflare));
});

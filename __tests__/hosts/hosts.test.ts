import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '@/scripts/browsers';
import { describeHost } from '../deploy/support/hostSpec';
import { addressOf, pages } from '../deploy/support/published';
import type { Host } from '../support/host';
import { complaintsOf } from './support/complaints';
import { startNginx } from './support/nginx';
import { onCloudflare, onNginx } from './support/onHost';
import { startWrangler } from './support/wrangler';

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
const cloudflare = () => startWrangler();

onNginx('nginx', () => {
  describeHost('by itself', nginx, 404);
  describe('in Chromium', () => describeInBrowser(nginx));
});

onCloudflare('Cloudflare Pages', () => {
  describeHost('by itself', cloudflare, 200);
  describe('in Chromium', () => describeInBrowser(cloudflare));
});

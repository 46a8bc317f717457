import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '@/scripts/browsers';
import { describeHost } from '../deploy/support/hostSpec';
import { addressOf, pages } from '../deploy/support/published';
import type { Host } from '../support/host';
import { startNginx } from './support/nginx';
import { onCloudflare, onNginx } from './support/onHost';
import { startWrangler } from './support/wrangler';

/** Opens a page and brings its carousel to life, where it has one. @returns what was refused or went wrong */
async function complaintsOf(page: Page, url: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(url, { waitUntil: 'load' });
  const carousel = page.locator('[data-carousel]');
  if (await carousel.count()) {
    await carousel.scrollIntoViewIfNeeded();
    await page.locator('.slick-track').waitFor();
    await page.locator('[data-step="1"]').click();
  }
  await page.waitForLoadState('networkidle');
  return complaints;
}

function describeInBrowser(start: () => Promise<Host>) {
  let host: Host;
  let browser: Browser;
  beforeAll(async () => {
    host = await start();
    browser = await chromium.launch(CHROMIUM);
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

import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer } from '../../../tools/serve';
import { type Carousel, carouselOn } from './carousel';
import { MISSING } from './content';

interface Shared {
  /** The folder with the site under test. */
  dir: string;
  siteUrl: string;
}

export const served = base.extend<object, Shared>({
  dir: ['dist', { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ dir }, use) => {
      // A host that somebody else started: nginx or Cloudflare's runtime.
      if (process.env.SITE_URL) return use(process.env.SITE_URL);
      const site = await startServer({ dir, port: 0 });
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

interface Fixtures {
  installed: boolean;
  carousel: Carousel;
  quiet: boolean;
  complaints: string[];
}

/** Each test fails, whatever it is about, when its page complains of anything or asks another server. */
export const test = served.extend<Fixtures>({
  // Automatic and first, so that a missing browser skips the test before it is started.
  installed: [
    async ({ browserName, playwright }, use, info) => {
      const isThere =
        browserName === 'chromium' ||
        existsSync(playwright[browserName].executablePath());
      info.skip(
        !isThere && !process.env.CI,
        `${browserName} is not installed: npx playwright install ${browserName}`,
      );
      await use(true);
    },
    { auto: true },
  ],
  carousel: async ({ page }, use) => use(carouselOn(page)),
  quiet: [true, { option: true }],
  complaints: [
    async ({ installed: _, page, siteUrl, quiet, browserName }, use) => {
      const complaints: string[] = [];
      // Firefox and WebKit warn of what they do not know yet.
      const levels =
        browserName === 'chromium' ? ['error', 'warning'] : ['error'];
      page.on('console', (message) => {
        if (levels.includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== siteUrl)
          complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      // A missing address says so on purpose, and pages.spec.ts counts how often.
      const unasked = complaints.filter((text) => !text.includes(MISSING));
      if (quiet) expect(unasked).toEqual([]);
    },
    { auto: true },
  ],
});

export type { Page };
export { expect };

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

import { test as base, expect, type Page } from '@playwright/test';
import { startServer } from '../../../src/scripts/serve';

interface Fixtures {
  /** What the page's console and the network complained of; empty at the end unless a test says why. */
  readonly complaints: string[];
}

interface Shared {
  /** Address of the built site, served once for all tests of a worker. */
  readonly siteUrl: string;
}

/** Writes down every error of a page: console, thrown, refused or lost request. */
export function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
}

/** Waits until every section is laid out (src/styles/stages.css). */
async function laidOut(page: Page) {
  const staged = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some((one) => 'animationName' in one && one.animationName === 'stage'),
    );
  while (await staged()) await page.waitForTimeout(20);
}

export const test = base.extend<Fixtures, Shared>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      // A host that somebody else started: nginx or Cloudflare's runtime (src/scripts/walks.ts).
      if (process.env.SITE_URL) return use(process.env.SITE_URL);
      const site = await startServer({ dir: process.env.SITE_DIR ?? 'public', port: 0 });
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const go = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await go(url, options);
      // A page that a test takes as it arrives, before all of it is laid out, is asked for with `waitUntil`.
      if (!options?.waitUntil) await laidOut(page);
      return response;
    };
    await use(page);
  },
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

export type { Page };
export { expect };

/** The site's pages, by the name that a test calls them. */
export const PAGES = {
  início: '/',
  privacidade: '/politica-privacidade',
  termos: '/termos-uso',
  'não encontrada': '/nao-existe',
} as const;

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };
export const SIZES = { celular: PHONE, tablet: TABLET, mesa: DESK };

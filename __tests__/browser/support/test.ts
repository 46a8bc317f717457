import { test as base, expect, type Page } from '@playwright/test';
import { type Carousel, carouselOn } from './carousel';
import { MISSING } from './content';

/** A test fails when its page reports a problem or asks another server, unless it takes the problem out of the list. */
export const test = base.extend<{ carousel: Carousel; problems: string[] }>({
  carousel: ({ page }, use) => use(carouselOn(page)),
  problems: [
    async ({ page, baseURL, browserName }, use) => {
      const problems: string[] = [];
      // Firefox and WebKit warn about features that they do not support.
      const levels =
        browserName === 'chromium' ? ['error', 'warning'] : ['error'];
      page.on('console', (message) => {
        if (levels.includes(message.type()))
          problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL)
          problems.push(`requested ${request.url()}`);
      });
      await use(problems);
      // Requests that are still held back would fail without the test's name.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The 404 page logs its address on purpose; pages.spec.ts tests that.
      const unexpected = problems.filter((text) => !text.includes(MISSING));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export type { Page };
export { expect };

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

import { readFileSync } from 'node:fs';
import type { PageScreenshotOptions } from '@playwright/test';
import { FAILED, TERMS } from './support/content';
import {
  expectNoShift,
  loadPictures,
  scrollTo,
  waitUntilStill,
} from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectPicture(
  page: Page,
  name: string,
  part: PageScreenshotOptions = {},
) {
  // Notices the wave between two light backgrounds, and not the few pixels of
  // the slider that differ on a busy machine.
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...part,
    timeout: 40_000,
    maxDiffPixels: 30,
    threshold: 0.04,
  });
}

test.describe('pictures', { tag: '@pictures' }, () => {
  test.beforeEach(({ browser }) => {
    // Another Chromium draws text differently. Write here which one took them.
    const file = '__tests__/browser/pictures/chromium.txt';
    const taken = readFileSync(file, 'utf8').trim();
    const [major] = browser.version().split('.');
    const engine = `Chromium ${major} on ${process.platform}`;
    const reason = `The pictures were taken with ${taken}, and this is ${engine}.`;
    if (taken !== engine) console.log(`Skipped: ${reason}`);
    test.skip(taken !== engine, reason);
  });

  for (const [name, path, viewport, colorScheme] of [
    ['home-phone', '/', PHONE, 'light'],
    ['termos-uso-phone', TERMS, PHONE, 'light'],
    ['404-phone', '/404', PHONE, 'light'],
    ['home-desk-dark', '/', DESK, 'dark'],
    ['500-desk-dark', FAILED, DESK, 'dark'],
  ] as const)
    test(`${name}: the page matches its picture, and nothing shifts`, async ({
      page,
      carousel,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await loadPictures(page);
      await carousel.start();
      await expectNoShift(page);
      await scrollTo(page, 0);
      await waitUntilStill(page);
      await expectPicture(page, name, { fullPage: true });
    });

  test('menu, slider and terms match their pictures', async ({
    page,
    carousel,
  }) => {
    await page.goto(TERMS);
    await expectPicture(page, 'termos-uso-desk');
    await page.goto('/');
    await carousel.start();
    // From the top, since how far the page has scrolled changes a few pixels.
    await scrollTo(page, 0);
    await waitUntilStill(page);
    const clip = (await carousel.root.boundingBox()) ?? undefined;
    await expectPicture(page, 'carousel-desk', { clip, fullPage: true });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.locator('header summary').click();
    await expectPicture(page, 'menu-phone');
  });

  test('the home page matches its picture in print', async ({
    page,
    carousel,
  }) => {
    // A4 at 96 dots per inch, without the browser's margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.goto('/');
    await loadPictures(page);
    await carousel.start();
    await page.emulateMedia({ media: 'print' });
    await expectPicture(page, 'home-paper', { fullPage: true });
  });
});

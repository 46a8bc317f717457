import { readFileSync, writeFileSync } from 'node:fs';
import type { PageScreenshotOptions } from '@playwright/test';
import { ISLAND } from './support/carousel';
import {
  expectNoShift,
  scrollThrough,
  scrollTo,
  waitUntilStill,
} from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The major version of the Chromium that took the pictures, and its platform: another one draws text differently. */
const TAKEN_WITH = '__tests__/browser/pictures/chromium.txt';

async function expectSnapshot(
  page: Page,
  name: string,
  part: PageScreenshotOptions = { fullPage: true },
) {
  // Low enough to notice the wave between two light backgrounds. On a busy machine a few pixels of the slider differ.
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...part,
    timeout: 40_000,
    maxDiffPixels: 30,
    threshold: 0.04,
  });
}

test.describe('pictures', { tag: '@pictures' }, () => {
  test.beforeEach(({ browser }) => {
    const [major] = browser.version().split('.');
    const engine = `Chromium ${major} on ${process.platform}`;
    if (test.info().config.updateSnapshots === 'all')
      writeFileSync(TAKEN_WITH, `${engine}\n`);
    const taken = readFileSync(TAKEN_WITH, 'utf8').trim();
    const reason = `The pictures were taken with ${taken}, and this is ${engine}.`;
    if (taken !== engine) console.log(`Skipped: ${reason}`);
    test.skip(taken !== engine, reason);
  });

  for (const [name, viewport, colorScheme, paths] of [
    ['phone', PHONE, 'light', ['/', '/termos-uso', '/404']],
    ['desk-dark', DESK, 'dark', ['/', '/500']],
  ] as const)
    test(`${name}: pages match their snapshots, and nothing shifts`, async ({
      page,
      carousel,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const path of paths) {
        await page.goto(path);
        await scrollThrough(page);
        await carousel.start();
        await expectNoShift(page);
        await scrollTo(page, 0);
        await waitUntilStill(page);
        await expectSnapshot(page, `${path.slice(1) || 'home'}-${name}`);
      }
    });

  test('the open menu, the slider and the start of the terms match their snapshots', async ({
    page,
    carousel,
  }) => {
    await page.goto('/termos-uso');
    await expectSnapshot(page, 'termos-uso-desk', {});
    await page.goto('/');
    await carousel.start();
    const clip = (await carousel.root.boundingBox()) ?? undefined;
    await expectSnapshot(page, 'carousel-desk', { clip });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.locator('header summary').click();
    await expectSnapshot(page, 'menu-phone', {});
  });

  test('the home page with the slider matches its snapshot in print', async ({
    page,
    carousel,
  }) => {
    // A4 at 96 dots per inch, without the browser's margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.goto('/');
    await scrollThrough(page);
    await carousel.start();
    await page.emulateMedia({ media: 'print' });
    await expectSnapshot(page, 'home-paper');
  });
});

/** Elements with a hover style. */
const HOVERED = {
  '/': [
    'section a >> nth=0',
    'section a >> nth=1',
    'header nav a:visible >> nth=1',
    '#servicos li a >> nth=0',
    '[data-carousel] li a >> nth=0',
    '[data-step] >> nth=1',
    'aside a >> nth=0',
    'footer li a >> nth=0',
  ],
  '/termos-uso': ['main nav li a >> nth=0', 'main header a >> nth=0'],
};

/** What a hover style may change. */
const lookOf = (target: Element) => {
  const style = getComputedStyle(target);
  const { backgroundColor, borderColor, boxShadow, textDecoration } = style;
  return [backgroundColor, borderColor, boxShadow, textDecoration];
};

for (const [path, selectors] of Object.entries(HOVERED))
  test(`${path}: links and buttons look different under the mouse`, async ({
    page,
  }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    for (const selector of selectors) {
      const target = page.locator(selector);
      await target.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const before = await target.evaluate(lookOf);
      await target.hover();
      expect(await target.evaluate(lookOf), selector).not.toEqual(before);
    }
  });

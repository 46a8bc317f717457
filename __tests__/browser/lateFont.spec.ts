import { TERMS } from './support/content';
import {
  delayRequests,
  expectNoShift,
  scrollThrough,
  waitUntilStill,
} from './support/page';
import { expect, test } from './support/test';

const PATHS = ['/', TERMS, '/404'];

for (const width of [360, 412, 768, 1440])
  test(`at ${width} pixels text is there before its font, and nothing shifts when that comes`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS) {
      const release = await delayRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilStill(page);
      release();
      const fonts = await page.evaluate(async () =>
        [...(await document.fonts.ready)].map(
          ({ status, display }) => `${status}, ${display}`,
        ),
      );
      // Until then the text is in another font, not invisible.
      expect(fonts).toContain('loaded, swap');
      await scrollThrough(page);
      await carousel.start();
      await expectNoShift(page);
    }
  });

// Since 2023 Chrome holds the first paint back for a preloaded font, whatever its font-display is.
test('no page preloads its font', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.locator('link[rel~="preload"][as="font"]')).toHaveCount(
      0,
    );
  }
});

import { MISSING, TERMS } from './support/content';
import {
  delayRequests,
  expectNoShift,
  loadPictures,
  waitUntilStill,
} from './support/page';
import { expect, test } from './support/test';

for (const width of [360, 412, 768, 1440])
  test(`${width} px: nothing shifts when the font is late`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', TERMS, MISSING]) {
      const release = await delayRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Chrome holds the first paint back for a preloaded font.
      await expect(page.locator('[rel~="preload"][as="font"]')).toHaveCount(0);
      await waitUntilStill(page);
      release();
      const fonts = await page.evaluate(async () =>
        [...(await document.fonts.ready)].map(
          ({ status, display }) => `${status}, ${display}`,
        ),
      );
      // Until then the text is in another font, not invisible.
      expect(fonts).toContain('loaded, swap');
      await loadPictures(page);
      await carousel.start();
      await expectNoShift(page);
    }
  });

import { findChromium } from '../support/browsers';
import { FOUND, PAGES } from './support/content';
import { lost } from './support/look';
import { still } from './support/page';
import { expect, test } from './support/test';

// As a visitor sets it in the browser: every `rem` follows, in media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--blink-settings=defaultFontSize=32',
    ],
  },
});

for (const path of PAGES) {
  test(`${path}: nothing is lost with text twice as large`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    await carousel.wake();
    for (const width of [1440, 768, 412, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await still(page);
      expect.soft(await lost(page), `${width} px`).toEqual([]);
    }
    if (!FOUND.includes(path)) return;
    await page.locator('header summary').click();
    expect(await lost(page)).toEqual([]);
    for (const link of await page.locator('details').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
}

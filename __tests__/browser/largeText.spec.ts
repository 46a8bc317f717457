import { findChromium } from '../../src/scripts/findBrowsers';
import { wakeCarousel } from './support/alive';
import { cutTexts, overflow } from './support/layout';
import { expect, PAGES, test } from './support/test';

// As a visitor sets it in the browser: every `rem` follows, in media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: nothing is lost with text twice as large`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${width} px`).toBe(0);
      expect.soft(await cutTexts(page), `${width} px`).toEqual([]);
    }
  });
}

test('with text twice as large the menu opens on a small phone, and all of it is reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const button = page.getByText('Menu', { exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const links = page.getByRole('banner').getByRole('link');
  for (const link of await links.all()) {
    if (!(await link.isVisible())) continue;
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('with text twice as large the living cards stand beside one another', async ({ page }) => {
  await page.goto('/');
  await wakeCarousel(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const slides = page.locator('.slick-slide:not(.slick-cloned)');
    const [first, second] = await Promise.all([
      slides.nth(0).locator('[class*="--card"]').first().boundingBox(),
      slides.nth(1).locator('[class*="--card"]').first().boundingBox(),
    ]);
    if (!first || !second) throw new Error('no cards');
    expect.soft(Math.round(second.x - first.x - first.width), `${width} px`).toBe(48);
  }
});

import { findChromium } from '../../src/scripts/findBrowsers';
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

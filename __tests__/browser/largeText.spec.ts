import { findChromium } from '../../src/scripts/findBrowsers';
import { wake } from './support/carousel';
import { PAGES } from './support/content';
import { lost } from './support/look';
import { expect, test } from './support/test';

// As a visitor sets it in the browser: every `rem` follows, in media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

test('nothing is lost on any page with text twice as large', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [320, 360, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await lost(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('with text twice as large all of the menu is reached on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.locator('summary')).toBeInViewport({ ratio: 1 });
  await page.locator('summary').click();
  for (const link of await page.locator('details').getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('with text twice as large the living cards keep apart', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = () =>
      page.locator('.slick-slide :has(> [data-name])').evaluateAll(([first, second]) => {
        const right = first?.getBoundingClientRect().right ?? 0;
        return Math.round((second?.getBoundingClientRect().left ?? 0) - right);
      });
    await expect.poll(gap, { message: `${width} px` }).toBe(48);
  }
});

import { CHROMIUM } from '../../tools/chromium';
import { PAGES } from './support/content';
import { expectNothingUnderFloating } from './support/floating';
import { findBrokenWords, findCutOff } from './support/look';
import { openDetails, waitUntilStill } from './support/page';
import { expect, test } from './support/test';

// As the font size of Android's settings: every `rem` changes.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--blink-settings=accessibilityFontScaleFactor=2'],
  },
});

for (const path of PAGES)
  test(`${path}: no text is cut off at twice the text size`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    await carousel.start();
    await openDetails(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await waitUntilStill(page);
      expect.soft(await findCutOff(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await waitUntilStill(page);
    expect.soft(await findBrokenWords(page)).toEqual([]);
    const button = page.locator('[popovertarget]');
    if ((await button.count()) === 0) return;
    await button.click();
    expect.soft(await findBrokenWords(page), 'menu').toEqual([]);
  });

test('the floating button leaves room where a link leads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectNothingUnderFloating(page);
});

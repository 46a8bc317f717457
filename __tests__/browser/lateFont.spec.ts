import { MISSING, TERMS } from './support/content';
import {
  delayRequests,
  expectNoShift,
  loadPictures,
  waitUntilStill,
} from './support/page';
import { expect, test } from './support/test';

for (const width of [360, 720, 1024, 1440])
  test(`${width} px: a late font shifts little`, async ({ page, carousel }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', TERMS, MISSING]) {
      const release = await delayRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Chrome holds the first paint back for a preloaded font.
      await expect(page.locator('[rel~="preload"][as="font"]')).toHaveCount(0);
      await waitUntilStill(page);
      // A number inside a line may jump to the next one.
      await page.locator('#home ~ p').evaluateAll((paragraphs) => {
        for (const one of paragraphs) one.replaceChildren(one.textContent);
      });
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
      // Any text may get one line more or fewer.
      await expectNoShift(page, 0.1);
    }
  });

for (const weight of [400, 500, 650, 800])
  test(`at ${weight} the fallback is as wide as the font`, async ({ page }) => {
    await page.goto('/');
    const ratio = await page.locator('h1').evaluate(async (line, weight) => {
      line.textContent = 'Comparamos propostas e explicamos cada uma';
      line.style.cssText =
        'position: fixed; white-space: nowrap; text-rendering: geometricPrecision';
      const [font, ...fallback] = getComputedStyle(line).fontFamily.split(',');
      await document.fonts.load(`${weight} 1rem ${font}`);
      function width(family?: string) {
        line.style.font = `${weight} 1rem ${family}`;
        return line.getBoundingClientRect().width;
      }
      return width(fallback.join()) / width(font);
    }, weight);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  });

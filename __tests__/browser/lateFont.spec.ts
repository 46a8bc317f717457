import { hero, MISSING, TERMS } from './support/content';
import {
  delayRequests,
  expectNoShift,
  loadPictures,
  waitUntilStill,
} from './support/page';
import { expect, test } from './support/test';

for (const width of [360, 720, 1024, 1440])
  test(`${width} px: little shifts when the font is late`, async ({
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
      // A number that somebody writes inside a line may jump to the next one.
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

test('the numbers below the buttons are in lines of their own', async ({
  page,
}) => {
  await page.goto('/');
  const breaks = hero.note.split('\n').length - 1;
  await expect(page.locator('#home ~ p').last()).toHaveText(
    new RegExp(`^.+(\n.+){${breaks}}$`),
    { useInnerText: true },
  );
});

test('at each weight the fallback font is as wide as the web font', async ({
  page,
}) => {
  await page.goto('/');
  const differences = await page.evaluate(async () => {
    const line = document.createElement('span');
    line.textContent =
      'Comparamos as propostas dos bancos e explicamos cada uma, com calma e sem compromisso.';
    // Without rounding to whole pixels, as on phones.
    line.style.cssText =
      'position: absolute; white-space: nowrap; text-rendering: geometricPrecision';
    document.body.append(line);
    async function width(font: string, weight: string) {
      await document.fonts.load(`${weight} 1em ${font}`);
      line.style.fontFamily = font;
      line.style.fontWeight = weight;
      return line.getBoundingClientRect().width;
    }
    const [webFont = '', ...fallbacks] = getComputedStyle(
      document.body,
    ).fontFamily.split(',');
    const weights = [...document.querySelectorAll('body *')].map(
      (element) => getComputedStyle(element).fontWeight,
    );
    const found: [string, number][] = [];
    for (const weight of new Set(weights)) {
      const expected = await width(webFont, weight);
      const actual = await width(fallbacks.join(), weight);
      found.push([weight, Math.abs(actual / expected - 1)]);
    }
    return found;
  });
  for (const [weight, difference] of differences)
    expect.soft(difference, weight).toBeLessThan(0.02);
});

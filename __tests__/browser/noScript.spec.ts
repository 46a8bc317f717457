import { partners, SECTIONS, TERMS } from './support/content';
import { findCutOff } from './support/look';
import { expectUncovered, loadPictures, swipe } from './support/page';
import { expect, PHONE, test } from './support/test';

test.use({
  javaScriptEnabled: false,
  viewport: PHONE,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('links of the menu scroll below the open panel', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('header summary');
  const panel = page.locator('details > div');
  await button.tap();
  await expect(panel).toBeVisible();
  await button.tap();
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  for (const target of [...SECTIONS].reverse()) {
    await panel.locator(`a[href="${target}"]`).tap();
    await expectUncovered(page, target);
  }
});

test('every page shows its pictures and texts', async ({ page }) => {
  for (const path of ['/', TERMS]) {
    await page.goto(path);
    await loadPictures(page);
    expect(await findCutOff(page), path).toEqual([]);
  }
});

test('the partners scroll by wheel, keyboard and touch', async ({
  page,
  carousel,
  browserName,
}) => {
  await page.goto('/#parceiros');
  const strip = carousel.plain.locator('..');
  const cards = carousel.partners.getByRole('listitem');
  await expect(cards).toHaveCount(partners.length);
  await expect(page.locator('[data-step]:visible')).toHaveCount(0);
  /** Moves slowly step by step: none may snap back. */
  const expectMoved = async (move: () => Promise<void>) => {
    await strip.evaluate((element) => element.scrollTo(0, 0));
    await expect(async () => {
      await move();
      const left = await strip.evaluate(({ scrollLeft }) => scrollLeft);
      expect(left).toBeGreaterThan(250);
    }).toPass({ intervals: [700] });
  };

  await strip.hover();
  await expectMoved(() => page.mouse.wheel(100, 0));
  await strip.focus();
  await expectMoved(() => page.keyboard.press('ArrowRight'));
  const { y = 0 } = (await strip.boundingBox()) ?? {};
  if (browserName === 'chromium')
    await expectMoved(() =>
      swipe(page, { x: 320, y: y + 60 }, { x: -300, y: 0 }),
    );
  await expect(async () => {
    await page.mouse.wheel(4_000, 0);
    await expect(cards.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});

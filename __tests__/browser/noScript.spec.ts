import { partners, SECTIONS, TERMS } from './support/content';
import { findCutOff } from './support/look';
import { expectUncovered, scrollThrough, swipe } from './support/page';
import { expect, PHONE, test } from './support/test';

test.use({
  javaScriptEnabled: false,
  viewport: PHONE,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the menu opens and closes, and its links scroll below the open panel', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.locator('header summary');
  const panel = page.locator('details > div');
  await expect(panel).toBeHidden();
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
    await scrollThrough(page);
    expect(await findCutOff(page), path).toEqual([]);
  }
});

test('the partners scroll by wheel, keyboard and touch, up to the last', async ({
  page,
  carousel,
  browserName,
}) => {
  await page.goto('/#parceiros');
  const list = carousel.plain.locator('..');
  const cards = carousel.partners.getByRole('listitem');
  await expect(cards).toHaveCount(partners.length);
  await expect(page.locator('[data-step]:visible')).toHaveCount(0);
  const at = () => list.evaluate(({ scrollLeft }) => scrollLeft);
  const expectMoved = async (move: () => Promise<void>, interval: number) => {
    await expect(async () => {
      const before = await at();
      await move();
      expect(before).toBeGreaterThan(250);
    }).toPass({ intervals: [interval] });
    await list.evaluate((strip) => strip.scrollTo(0, 0));
  };

  // Slow single steps of the wheel: none may snap back.
  await list.hover();
  await expectMoved(() => page.mouse.wheel(100, 0), 700);
  await list.focus();
  // Chromium makes scrollable elements focusable; Safari needs the attribute.
  await expect(list).toHaveAttribute('tabindex', '0');
  await expectMoved(() => page.keyboard.press('ArrowRight'), 100);
  const { y = 0 } = (await list.boundingBox()) ?? {};
  // Playwright can only swipe in Chromium.
  if (browserName === 'chromium')
    await expectMoved(
      () => swipe(page, { x: 320, y: y + 60 }, { x: -300, y: 0 }),
      700,
    );

  await expect(async () => {
    await page.mouse.wheel(4_000, 0);
    await expect(cards.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
  const first = carousel.partners.getByRole('link').first();
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

import {
  partners,
  partnerTexts,
  SECTIONS,
  TERMS,
  texts,
} from './support/content';
import { findCutOff } from './support/look';
import { expectUncovered, loadPictures, swipe } from './support/page';
import { expect, PHONE, test } from './support/test';

test.use({
  javaScriptEnabled: false,
  viewport: PHONE,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the menu opens, its links lead to their sections, and a tap beside it closes it', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: texts.menuButton });
  const menu = page.getByRole('navigation', { name: texts.menuLabel });
  for (const target of [...SECTIONS].reverse()) {
    await button.tap();
    await menu.locator(`a[href="${target}"]`).tap();
    await expect(page).toHaveURL(`/${target}`);
    await page.mouse.click(180, 730);
    await expect(menu).toBeHidden();
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
  const { strip } = carousel;
  const cards = strip.getByRole('listitem');
  await expect(cards).toHaveCount(partners.length);
  await expect(page.locator('[data-step]:visible')).toHaveCount(0);
  const count = partnerTexts.count.replace('{total}', String(partners.length));
  await expect(page.getByText(count)).toBeVisible();
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
  const { row } = await carousel.measure();
  if (browserName === 'chromium')
    await expectMoved(() => swipe(page, { x: 320, y: row }, { x: -300, y: 0 }));
  await expect(async () => {
    await page.mouse.wheel(4_000, 0);
    await expect(cards.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});

test('a press shows the names of all partners, and few need no words about more', async ({
  page,
  carousel,
}) => {
  await carousel.openWith(4);
  const count = partnerTexts.count.replace('{total}', String(partners.length));
  await expect(page.getByText(count)).toBeHidden();
  await carousel.names.locator('summary').tap();
  await expect(carousel.names.getByRole('link').last()).toBeVisible();
});

import type { Carousel } from './support/carousel';
import {
  hasCarousel,
  PAGES,
  partners,
  partnerTexts,
  SECTIONS,
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
  for (const path of PAGES) {
    await page.goto(path);
    await loadPictures(page);
    expect(await findCutOff(page), path).toEqual([]);
  }
});

/** Expects that a move scrolls the list, which does not snap back. */
async function expectScrolled(carousel: Carousel, move: () => Promise<void>) {
  const { strip } = carousel;
  await strip.evaluate((element) => element.scrollTo(0, 0));
  await move();
  let left = 0;
  const isStill = async () => {
    const last = left;
    left = await strip.evaluate(({ scrollLeft }) => scrollLeft);
    return left > 0 && left === last;
  };
  await expect.poll(isStill).toBe(true);
}

test('a finger scrolls the partners', { tag: '@chromium' }, async ({
  page,
  carousel,
}) => {
  await page.goto('/#parceiros');
  await expect(page.locator('[data-step]:visible')).toHaveCount(0);
  const count = partnerTexts.count.replace('{total}', String(partners.length));
  await expect(page.getByText(count)).toBeVisible({ visible: hasCarousel });
  const { row } = await carousel.measure();
  await expectScrolled(carousel, () =>
    swipe(page, { x: 320, y: row }, { x: -200, y: 0 }),
  );
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('a wheel and the keyboard scroll the partners', async ({
    page,
    carousel,
  }) => {
    await page.goto('/#parceiros');
    await carousel.strip.hover();
    await expectScrolled(carousel, () => page.mouse.wheel(100, 0));
    await carousel.strip.focus();
    await expectScrolled(carousel, () => page.keyboard.press('ArrowRight'));
  });
});

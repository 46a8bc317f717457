import {
  hasCarousel,
  PAGES,
  partners,
  partnerTexts,
  SECTIONS,
  texts,
} from './support/content';
import { findCutOff } from './support/look';
import { expectUncovered, loadPictures } from './support/page';
import { expect, PHONE, test } from './support/test';

test.use({
  javaScriptEnabled: false,
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the menu opens, leads to sections, and closes', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: texts.menuButton });
  const menu = page.getByRole('navigation', { name: texts.menuLabel });
  for (const target of [...SECTIONS].reverse()) {
    await button.click();
    await menu.locator(`a[href="${target}"]`).click();
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

test('a finger, a wheel and the keyboard scroll the partners, which do not snap back', {
  tag: '@chromium',
}, async ({ page, carousel }) => {
  await page.goto('/#parceiros');
  await expect(page.locator('[data-step]:visible')).toHaveCount(0);
  const count = partnerTexts.count.replace('{total}', String(partners.length));
  await expect(page.getByText(count)).toBeVisible({ visible: hasCarousel });
  const { strip } = carousel;
  await strip.hover();
  for (const move of [
    () => carousel.swipe(-200, 0),
    () => page.mouse.wheel(100, 0),
    () => strip.press('ArrowRight'),
  ]) {
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
});

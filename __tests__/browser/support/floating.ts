import { expect, type Page } from '@playwright/test';
import { SECTIONS } from './content';
import { scrollTo } from './page';

/** Runs in the page: what is in view, but of which the floating button leaves less than 44 px to press (WCAG 2.5.5). */
function findUnderFloating() {
  const floating = document.querySelector('aside a');
  const button = floating?.getBoundingClientRect();
  if (!button) return ['There is no floating button.'];
  return [...document.querySelectorAll('a, button, summary')]
    .filter((target) => target !== floating && !target.closest('[inert]'))
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const isWhole =
        left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const isUnder = right > button.left && bottom > button.top;
      const free = Math.max(button.left - left, button.top - top);
      return isWhole && isUnder && free < 44;
    })
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
}

/** Phones with and without their browser's bars, tablets, and desks. */
const WINDOWS = [
  [320, 568],
  [360, 600],
  [360, 656],
  [360, 740],
  [393, 660],
  [412, 840],
  [768, 1024],
  [1024, 768],
  [1280, 577],
  [1440, 900],
] as const;

/** Expects room to press whatever is in view where links lead, and no text under the button at the end. */
export async function expectNothingUnderFloating(page: Page) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const target of [...SECTIONS].reverse()) {
      await page
        .locator(`a[href="${target}"]`)
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator(target)).toBeFocused();
      expect
        .soft(
          await page.evaluate(findUnderFloating),
          `${width} × ${height} ${target}`,
        )
        .toEqual([]);
    }
    await scrollTo(page, 1e6);
    const end = await page.locator('footer p').last().boundingBox();
    const button = await page.locator('aside a').boundingBox();
    const under = Number(end?.y) + Number(end?.height) - Number(button?.y);
    // The lower edge of a line has no letters.
    expect.soft(under, `${width} px`).toBeLessThan(8);
  }
}

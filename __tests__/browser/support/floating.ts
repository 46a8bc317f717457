import { expect, type Page } from '@playwright/test';
import { SECTIONS } from './content';
import { waitUntilStill } from './page';

/** Runs in the page: what can be pressed and has less than half of it beside the floating button. */
function findUnderFloating() {
  const floating = document.querySelector('aside a');
  const button = floating?.getBoundingClientRect();
  if (!button) return ['no floating button'];
  return [...document.querySelectorAll('a, button, summary')]
    .filter((target) => target !== floating && !target.closest('[inert]'))
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const width =
        Math.min(right, button.right, innerWidth) - Math.max(left, button.left);
      const height =
        Math.min(bottom, button.bottom) - Math.max(top, button.top);
      const seen = Math.min(right, innerWidth) - Math.max(left, 0);
      const area = Math.max(0, width) * Math.max(0, height);
      return area > (seen * (bottom - top)) / 4;
    })
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
}

/** Small phones, phones with and without their browser's bars, a turned one, tablets, and desks. */
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

/** Expects that a link to any section, in any of these windows, leaves what can be pressed beside the floating button. */
export async function expectNothingUnderFloating(page: Page) {
  await page.goto('/');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const target of [...SECTIONS].reverse()) {
      await page
        .locator(`footer a[href="${target}"]`)
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator(target)).toBeFocused();
      await waitUntilStill(page);
      expect
        .soft(
          await page.evaluate(findUnderFloating),
          `${width} × ${height} ${target}`,
        )
        .toEqual([]);
    }
  }
}

import { expect, type Page } from '@playwright/test';
import { SECTIONS } from './content';

/** Runs in the page: what can be pressed, and has a quarter of what is seen of it under the floating button. */
function findUnderFloating() {
  const floating = document.querySelector('aside a');
  const button = floating?.getBoundingClientRect();
  if (!button) return ['There is no floating button.'];
  const overlap = (target: DOMRect, area: DOMRect) =>
    Math.max(
      0,
      Math.min(target.right, area.right) - Math.max(target.left, area.left),
    ) *
    Math.max(
      0,
      Math.min(target.bottom, area.bottom) - Math.max(target.top, area.top),
    );
  const view = new DOMRect(0, 0, innerWidth, innerHeight);
  return [...document.querySelectorAll('a, button, summary')]
    .filter((target) => target !== floating && !target.closest('[inert]'))
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const box = target.getBoundingClientRect();
      return overlap(box, button) > overlap(box, view) / 4;
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
  }
}

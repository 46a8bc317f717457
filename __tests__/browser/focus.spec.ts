import type { JSHandle } from '@playwright/test';
import { hero, partners, TERMS, texts } from './support/content';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: the focused element's name, and why it is not visible; nothing when a walk from `start` is over. */
async function describeFocus(start: Element | null) {
  const element = document.activeElement;
  if (!element || element === document.body || element === start)
    return undefined;
  const isOutside = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return (
      left < -1 || right > innerWidth + 1 || bottom < 1 || top > innerHeight
    );
  };
  // The carousel follows the focus by a timer, which may be late on a busy machine.
  for (let frame = 0; frame < 60 && isOutside(); frame += 1)
    await new Promise(requestAnimationFrame);

  // The header and the floating button may not cover any part of it (WCAG 2.4.12).
  const isCovered = [...document.querySelectorAll('header, aside')].some(
    (bar) => {
      const isFixed = getComputedStyle(bar).position === 'fixed';
      if (!isFixed || bar.contains(element)) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const area = bar.getBoundingClientRect();
      const isBeside = right <= area.left || left >= area.right;
      return !isBeside && bottom > area.top && top < area.bottom;
    },
  );
  const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
  const faults = {
    outside: isOutside(),
    covered: isCovered && !element.matches('.skip-link'),
    ringless: outlineStyle !== 'solid',
    // The gap has its own color, so that the ring is visible on any background.
    gapless:
      !boxShadow.includes('0px 0px 0px 6px') ||
      boxShadow.startsWith(outlineColor),
  };
  return { name: element.ariaLabel ?? element.textContent, faults };
}

/** Presses a key until the focus leaves the page. @returns what it reached */
async function walkFocus(page: Page, key: string) {
  const names: string[] = [];
  let start: JSHandle<Element | null> | null = null;
  // A limit, in case the focus never leaves.
  while (names.length < 200) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus, start);
    if (!focus) break;
    // A Chromium without a window begins again.
    start ??= await page.evaluateHandle(() => document.activeElement);
    names.push(focus.name);
    expect.soft(Object.values(focus.faults), focus.name).not.toContain(true);
  }
  return names;
}

for (const path of ['/', TERMS])
  for (const viewport of [PHONE, DESK])
    test(`${path}, ${viewport.width} px: the focus is always visible`, async ({
      page,
      carousel,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await carousel.start();
      await page.evaluate(() => scrollTo(0, 0));
      const names = await walkFocus(page, 'Tab');
      expect(names[0]).toBe(texts.skipLink);
      const linked = partners.filter(({ url }) => url).map(({ name }) => name);
      if (path === '/') expect(names).toEqual(expect.arrayContaining(linked));
      // Backwards, elements scroll in below the header, which could cover them.
      expect(await walkFocus(page, 'Shift+Tab')).toEqual(names.reverse());
    });

test('the skip link appears on focus and skips the menu', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(skip).toHaveCSS('clip-path', 'none');
  // The header does not cover it.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#conteudo');
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  const first = main.getByRole('link', { name: hero.primaryAction }).first();
  await expect(first).toBeFocused();
});

test('Tab goes on from the text that was clicked', async ({ page }) => {
  await page.goto('/');
  const part = page.locator('#servicos');
  await part.getByRole('paragraph').nth(2).click();
  await page.keyboard.press('Tab');
  await expect(part.getByRole('link').nth(1)).toBeFocused();
});

test('the arrow keys move the focus from card to card, around the loop', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await carousel.start();
  await carousel.links.first().focus();
  let from = 0;
  for (const to of [1, 2, 1, 0, -1, 0]) {
    await page.keyboard.press(to > from ? 'ArrowRight' : 'ArrowLeft');
    await expect(carousel.links.nth(to)).toBeFocused();
    await expect(carousel.links.nth(to)).toBeInViewport({ ratio: 1 });
    from = to;
  }
  // The browser's own: the page before.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(carousel.links.first()).toBeFocused();
});

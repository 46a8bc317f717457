import type { JSHandle } from '@playwright/test';
import { texts, WHOLE_PAGES } from './support/content';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: the focused element's name, and why it is not visible; nothing when a walk from `start` is over. */
function describeFocus(start: Element | null) {
  const element = document.activeElement;
  if (!element || element === document.body || element === start)
    return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // The header and the floating button may not cover any part of it (WCAG 2.4.12).
  const bars = [...document.querySelectorAll('header, aside')];
  const isCovered = bars.some((bar) => {
    const stays = /fixed|sticky/.test(getComputedStyle(bar).position);
    if (!stays || bar.contains(element)) return false;
    const area = bar.getBoundingClientRect();
    const isBeside = right <= area.left || left >= area.right;
    return !isBeside && bottom > area.top && top < area.bottom;
  });
  // The skip link is above the header, and clipped without the focus.
  const isReachable = element === document.elementFromPoint(left + 8, top + 8);
  const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
  const faults = {
    outside:
      left < -1 || right > innerWidth + 1 || bottom < 1 || top > innerHeight,
    covered: element.matches('.skip-link') ? !isReachable : isCovered,
    ringless: outlineStyle !== 'solid',
    // The gap has its own color, so that the ring is visible on any background.
    gapless:
      !/0px 0px 0px [1-9]/.test(boxShadow) ||
      boxShadow.startsWith(outlineColor),
  };
  const found = Object.entries(faults).flatMap(([fault, is]) =>
    is ? fault : [],
  );
  return { name: element.ariaLabel ?? element.textContent, found };
}

/** Presses a key until the focus leaves the page. @returns what it reached */
async function walkFocus(page: Page, key: string) {
  const names: string[] = [];
  let start: JSHandle<Element | null> | null = null;
  while (names.length < 200) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus, start);
    if (!focus) break;
    // A Chromium without a window begins again.
    start ??= await page.evaluateHandle(() => document.activeElement);
    names.push(focus.name);
    expect.soft(focus.found, focus.name).toEqual([]);
  }
  return names;
}

for (const path of WHOLE_PAGES)
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
      // Backwards, elements scroll in below the header, which could cover them.
      expect(await walkFocus(page, 'Shift+Tab')).toEqual(names.reverse());
    });

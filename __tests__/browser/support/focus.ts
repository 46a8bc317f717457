import type { Page } from '@playwright/test';

/** Runs in the page: the accessible name of the focused element, and what is wrong with its visibility. */
async function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faults: string[] = [];

  const getBox = () => element.getBoundingClientRect();
  const isOutside = () => getBox().left < -1 || getBox().right > innerWidth + 1;
  // The carousel follows the focus by a timer, which may be late on a busy machine.
  if (element.closest('.slick-slide')) {
    for (let frame = 0; frame < 2 || (frame < 60 && isOutside()); frame += 1)
      await new Promise(requestAnimationFrame);
    if (isOutside()) faults.push('partly out of view');
  }

  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2)
    faults.push(`outline ${outlineStyle} ${outlineWidth}`);
  // The gap around the ring has its own color, so that the ring is visible on any background.
  if (!/rgb[^)]*\) 0px 0px 0px 6px/.test(boxShadow))
    faults.push(`no gap around the ring: ${boxShadow}`);

  const left = Math.max(getBox().left, 0);
  const width = Math.min(getBox().right, innerWidth) - left;
  const top = Math.max(getBox().top, 0);
  const height = Math.min(getBox().bottom, innerHeight) - top;
  if (width < 1 || height < 1) faults.push('out of view');
  // The header and the floating button may not cover any part of it (WCAG 2.4.12). Round corners are not tested.
  for (const across of [0.2, 0.5, 0.8])
    for (const down of [0.1, 0.5, 0.9]) {
      const [x, y] = [left + across * width, top + down * height];
      const bar = document.elementFromPoint(x, y)?.closest('header, aside');
      const isFixed = bar && getComputedStyle(bar).position === 'fixed';
      if (isFixed && !bar.contains(element))
        faults.push(`below ${bar.tagName}`);
    }
  const name = element.ariaLabel ?? element.textContent ?? '';
  return { name: name.replace(/\s+/g, ' ').trim(), faults };
}

/** Presses a key until the focus leaves the page. @returns the names of the focused elements and their faults */
export async function walkFocus(page: Page, key = 'Tab', maxSteps = 200) {
  const names: string[] = [];
  const faults: string[] = [];
  while (names.length < maxSteps) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(describeFocus);
    if (!focus) break;
    names.push(focus.name);
    faults.push(...focus.faults.map((fault) => `${focus.name}: ${fault}`));
  }
  return { names, faults };
}

/** The names of the elements that Tab reaches, in the order in which they are shown. */
export const findReachable = (page: Page) =>
  page
    .locator('a, button, summary, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((all) => {
      const start = all.findIndex((element) => element.closest('footer'));
      // On a phone the column with the contacts is the first of the footer.
      const rank = (element: Element) => {
        const column = element.closest('footer :has(> h2)');
        return column && getComputedStyle(column).order === '-1'
          ? start - 0.5
          : all.indexOf(element as HTMLElement);
      };
      return all
        .filter((element) => !element.matches('[tabindex="-1"]'))
        .sort((a, b) => rank(a) - rank(b))
        .map(({ ariaLabel, textContent }) =>
          (ariaLabel ?? textContent ?? '').replace(/\s+/g, ' ').trim(),
        );
    });

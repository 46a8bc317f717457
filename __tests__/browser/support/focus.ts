import type { Page } from '@playwright/test';

/** In the page: the name of what has the focus, and what of it cannot be seen. */
async function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faults: string[] = [];

  const boxOf = () => element.getBoundingClientRect();
  const aside = () => boxOf().left < -1 || boxOf().right > innerWidth + 1;
  // The carousel answers the focus by a timer, which a busy machine may be late with.
  if (element.closest('.slick-slide')) {
    for (let frame = 0; frame < 2 || (frame < 60 && aside()); frame += 1)
      await new Promise(requestAnimationFrame);
    if (aside()) faults.push('partly out of view');
  }

  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2)
    faults.push(`outline ${outlineStyle} ${outlineWidth}`);
  // The ring stands on a band of its own, so that whatever lies below cannot swallow it.
  if (!/rgb[^)]*\) 0px 0px 0px 6px/.test(boxShadow))
    faults.push(`no band below the ring: ${boxShadow}`);

  const left = Math.max(boxOf().left, 0);
  const width = Math.min(boxOf().right, innerWidth) - left;
  const top = Math.max(boxOf().top, 0);
  const height = Math.min(boxOf().bottom, innerHeight) - top;
  if (width < 1 || height < 1) faults.push('out of view');
  // Nothing of it may lie below the header or the floating button (2.4.12). Corners are round, so not there.
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

export async function walk(page: Page, key = 'Tab', most = 200) {
  const names: string[] = [];
  const faults: string[] = [];
  while (names.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (!stop) break;
    names.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  return { names, faults };
}

export const reachable = (page: Page) =>
  page
    .locator('a, button, summary, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => !element.matches('[tabindex="-1"]'))
        .map(({ ariaLabel, textContent }) =>
          (ariaLabel ?? textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
    );

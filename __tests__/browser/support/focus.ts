import type { Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

const focused = (page: Page) =>
  page.evaluate(async (): Promise<Stop | undefined> => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];

    const boxOf = () => element.getBoundingClientRect();
    const aside = () => boxOf().left < -1 || boxOf().right > innerWidth + 1;
    // The carousel answers the focus by a timer, which a busy machine may be late with.
    const isCard = element.closest('.slick-slide');
    for (
      let frame = 0;
      isCard && (frame < 2 || (frame < 60 && aside()));
      frame += 1
    )
      await new Promise(requestAnimationFrame);
    if (isCard && aside()) faults.push('partly out of view');

    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2)
      faults.push(`outline ${outlineStyle} ${outlineWidth}`);
    // The ring stands on a band of its own, so that whatever lies below cannot swallow it.
    if (Number(boxShadow.match(/rgb[^)]*\) 0px 0px 0px (\d+)px/)?.[1] ?? 0) < 5)
      faults.push(`no band below the ring: ${boxShadow}`);

    const left = Math.max(boxOf().left, 0);
    const width = Math.min(boxOf().right, innerWidth) - left;
    const top = Math.max(boxOf().top, 0);
    const height = Math.min(boxOf().bottom, innerHeight) - top;
    if (width < 1 || height < 1) faults.push('out of view');
    // Nothing of it may lie below the header or the floating button (2.4.12). Corners are round, so not there.
    const over = [0.2, 0.5, 0.8]
      .flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [across, down] as const),
      )
      .map(([x, y]) =>
        document.elementFromPoint(left + x * width, top + y * height),
      )
      .map((found) => found?.closest('header, aside'))
      .find(
        (bar) =>
          bar &&
          !bar.contains(element) &&
          getComputedStyle(bar).position === 'fixed',
      );
    if (over) faults.push(`below ${over.tagName}`);
    const name = element.ariaLabel ?? element.textContent ?? '';
    return { name: name.replace(/\s+/g, ' ').trim(), faults };
  });

export async function walk(page: Page, key = 'Tab', most = 200) {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return {
    names: stops.map(({ name }) => name),
    faults: stops.flatMap(({ name, faults }) =>
      faults.map((fault) => `${name}: ${fault}`),
    ),
  };
}

export const reachable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, [tabindex="0"]')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[tabindex="-1"]'),
      )
      .map(({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent ?? '').replace(/\s+/g, ' ').trim(),
      ),
  );

import type { Page } from './test';

/** What a visitor who walks by keyboard meets at one step. */
export interface Stop {
  /** Accessible name, as far as the tests need it: the label, else the text that is not hidden from readers. */
  readonly name: string;
  /** What is wrong with how the focus shows here; empty where all is well. */
  readonly faults: readonly string[];
}

/** Looks at the focused element; undefined when the focus has left the page. */
export const focused = (page: Page) =>
  page.evaluate(async (): Promise<Stop | undefined> => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // The carousel answers the focus by a timer, which a busy machine may be late with.
    const beyond = () => {
      const { left, right } = element.getBoundingClientRect();
      return right <= 0 || left >= innerWidth;
    };
    if (element.closest('.slick-slide'))
      for (let frame = 0; frame < 2 || (frame < 30 && beyond()); frame += 1)
        await new Promise(requestAnimationFrame);
    const faults: string[] = [];

    const text = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return '';
      return node.getAttribute('aria-hidden') === 'true' || node.tagName === 'svg'
        ? ''
        : [...node.childNodes].map(text).join('');
    };
    const name = (element.getAttribute('aria-label') ?? text(element)).replace(/\s+/g, ' ').trim();

    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(element);
    if (style.outlineStyle !== 'solid' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push(`outline ${style.outline}`);
    // The ring stands on a band of its own, so that whatever lies below cannot swallow it.
    const band = style.boxShadow.match(/(rgb[^)]*\)) 0px 0px 0px (\d+)px/);
    const [light = 1, dark = 1] = [
      brightness(style.outlineColor),
      brightness(band?.[1] ?? 'rgb(128 128 128)'),
    ].sort((a, b) => b - a);
    if (!band || Number(band[2]) < 5 || (light + 0.05) / (dark + 0.05) < 3)
      faults.push(`ring ${style.outlineColor} on ${style.boxShadow}`);

    const box = element.getBoundingClientRect();
    const inside = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    if (inside.right - inside.left < 1 || inside.bottom - inside.top < 1)
      faults.push('out of view');
    // Nothing of it may lie below the header or the floating button (2.4.12). Corners are round, so not there.
    const { left, top } = inside;
    const points = [0.2, 0.5, 0.8].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({
        x: left + across * (inside.right - left),
        y: top + down * (inside.bottom - top),
      })),
    );
    const over = points
      .map(({ x, y }) => document.elementFromPoint(x, y)?.closest('header, aside'))
      .find(
        (found) =>
          found && !found.contains(element) && getComputedStyle(found).position === 'fixed',
      );
    if (over) faults.push(`below ${over.tagName}`);
    return { name, faults };
  });

/**
 * Walks through the page from where the focus is, key by key, until it leaves the page.
 * @param key - `Tab`, or `Shift+Tab` to walk back
 * @param most - after how many stops to end: backwards, the browser goes round from the first to the last
 */
export async function walk(page: Page, key = 'Tab', most = 150): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

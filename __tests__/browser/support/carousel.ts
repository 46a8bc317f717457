import type { BrowserContext, Page } from '@playwright/test';
import { still } from './alive';

/** Where the carousel's window onto the cards begins and which partner stands first in it. */
export const firstInView = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.slick-list') ?? document.querySelector('#parceiros ul');
    const list = frame as HTMLElement;
    const style = getComputedStyle(list);
    const start = list.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    const slides = [...list.querySelectorAll('.slick-slide, li')];
    const first = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
    return first?.textContent?.replace(/^(?:[A-Z0-9]{1,2})(?=[A-Z])|\s*\(.*$/g, '') ?? 'none';
  });

/** Place in the list, from 0, of the partner that stands first; works on copies too. */
export const place = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.slick-list') as HTMLElement;
    const start =
      list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
    const slides = [...list.querySelectorAll<HTMLElement>('.slick-slide')];
    const first = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
    return first ? (Number(first.dataset.index) + 64) % 32 : -1;
  });

/** The middle of the carousel's window. */
export async function middle(page: Page) {
  const box = await page.locator('.slick-list, #parceiros ul').first().boundingBox();
  if (!box) throw new Error('The carousel is not on the page.');
  const width = page.viewportSize()?.width ?? box.width;
  return { x: Math.min(box.x + box.width, width) / 2, y: box.y + box.height / 2 };
}

/** Drags the carousel by a mouse, in small moves as a hand makes them. */
export async function dragByMouse(page: Page, by: number, steps = 12) {
  const from = await middle(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y, { steps });
  await page.mouse.up();
  await still(page);
}

/** Drags a finger over the carousel; the browser decides, as for a real finger, what it scrolls. */
export async function dragByFinger(page: Page, by: { x?: number; y?: number }, steps = 10) {
  const from = await middle(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
    });
  await touch('touchStart');
  for (let i = 1; i <= steps; i += 1) await touch('touchMove', i / steps);
  await touch('touchEnd');
  await still(page);
}

/** Keeps partners' sites out of the test and writes down which were asked for. */
export async function watchAway(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'fora' });
    },
  );
  return asked;
}

/** The words that the carousel says to screen readers. */
export const said = (page: Page) => page.locator('#parceiros [aria-live="polite"]');

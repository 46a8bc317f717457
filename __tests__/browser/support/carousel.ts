import { expect, type Page } from '@playwright/test';
import { partnerCards, partnerTexts } from './content';
import { waitUntilStill } from './page';

export const ISLAND = '**/*.js';

export type Carousel = ReturnType<typeof carouselOn>;

/** Runs in the page: the card that is seen where the heading of the partners begins, if it is whole. */
function cardAtLeftEdge() {
  const heading = document.querySelector('#parceiros');
  const strip = document.querySelector('[role="group"]');
  if (!heading || !strip) return undefined;
  strip.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left } = heading.getBoundingClientRect();
  const { top, height } = strip.getBoundingClientRect();
  const card = document
    .elementFromPoint(left + 8, top + height / 2)
    ?.closest('.slick-slide a, .slick-slide div, li > *');
  const start = card?.getBoundingClientRect().left ?? 0;
  const name = card?.querySelector('[data-name]')?.textContent;
  return Math.abs(start - left) < 1 ? name : start - left;
}

export function carouselOn(page: Page) {
  const root = page.locator('[data-carousel]');
  const slider = root.locator('.slick-list');
  const strip = page.locator('[role="group"]');
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });

  /** The width of a slide, which is a card and the gap after it, and the middle of their row. */
  async function measure() {
    const slide = await strip.locator('li').first().boundingBox();
    const { y = 0, width = 0, height = 0 } = slide ?? {};
    return { slideWidth: width, row: y + height / 2 };
  }

  return {
    root,
    slider,
    /** The list that scrolls, without script or until the slider is there. */
    strip,
    next: button(partnerTexts.next),
    previous: button(partnerTexts.previous),
    status: root.getByRole('status'),

    async start() {
      if ((await root.count()) === 0) return;
      // It comes alive before it is in view.
      await root.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        scrollBy({ top: top - 1.5 * innerHeight, behavior: 'instant' });
      });
      await expect(slider).toBeVisible();
      await root.scrollIntoViewIfNeeded();
      await waitUntilStill(page);
    },

    measure,

    /** Drags the cards to the right with a mouse. @param leave - how far above them it is released, in pixels */
    async drag(
      cards: number,
      { leave = 0, ...which }: { leave?: number; button?: 'right' } = {},
    ) {
      const { slideWidth, row } = await measure();
      const middle = (page.viewportSize()?.width ?? 0) / 2;
      const half = (cards * slideWidth) / 2;
      await page.mouse.move(middle - half, row);
      await page.mouse.down(which);
      await page.mouse.move(middle + half, row, { steps: 12 });
      await page.mouse.move(middle + half, row - leave, { steps: 3 });
      await page.mouse.up(which);
    },

    /** Moves fingers over the cards, so that the browser decides what scrolls. Only Chromium can. */
    async swipe(byX: number, byY: number, fingers = 1) {
      const { row } = await measure();
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: Array.from({ length: fingers }, (_, finger) => ({
            x: 320 + 90 * finger + part * byX,
            y: row + part * byY,
          })),
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', step / 10);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
      });
    },

    /** Expects this partner, whole, at the left edge. The index counts on across the ends of the loop. */
    expectPosition: (index: number) =>
      expect
        .poll(async () => {
          await waitUntilStill(page);
          return page.evaluate(cardAtLeftEdge);
        })
        .toBe(partnerCards.at(index % partnerCards.length)?.name),
  };
}

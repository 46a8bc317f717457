import { expect, type Page } from '@playwright/test';
import { partners, partnerTexts } from './content';
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

  return {
    root,
    slider,
    /** The list that scrolls, without script or until the slider is there. */
    strip,
    /** The list of all names, which a press opens. */
    names: page.locator('[data-carousel] + details'),
    /** The slides that can be reached. */
    slides: slider.locator('.slick-slide:not([inert])'),
    next: button(partnerTexts.next),
    previous: button(partnerTexts.previous),
    status: root.getByRole('status'),

    /** Loads the slider and waits for it, if the page has one. */
    async start() {
      if ((await root.count()) === 0) return;
      await root.scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible();
      await waitUntilStill(page);
    },

    /** The place of the strip, and the width of a slide: a card and the gap after it. In CSS pixels. */
    async measure() {
      const box = await strip.boundingBox();
      const slide = await strip.locator('li').first().boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
      return {
        slideWidth: slide?.width ?? 0,
        middle: x + width / 2,
        row: y + height / 3,
        above: y - 40,
      };
    },

    /** Expects this partner, whole, at the left edge. The index counts on across the ends of the loop. */
    expectPosition: (index: number) =>
      expect
        .poll(async () => {
          await waitUntilStill(page);
          return page.evaluate(cardAtLeftEdge);
        })
        .toBe(partners.at(index % partners.length)?.name),
  };
}

import { expect, type Page } from '@playwright/test';
import { partnerList, partners, partnerTexts } from './content';
import { delayRequests, swipe, waitUntilStill } from './page';

/** The width of a card with the gap after it, in CSS pixels. */
const CARD_STEP = 224;

/** How many partners a long drag moves. */
export const LONG_DRAG = Math.min(5, partners.length - 2);

export const ISLAND = '**/*.js';

export type Carousel = ReturnType<typeof carouselOn>;

/** Runs in the page: the index of the first visible partner in the slider or the list; -1 while it moves. */
function firstVisiblePartner(count: number): number {
  const frame = document.querySelector(
    '.slick-list, [role="group"]:not([hidden])',
  );
  if (!frame) return -1;
  const { paddingLeft } = getComputedStyle(frame);
  const start =
    frame.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
  const cards = [...frame.querySelectorAll<HTMLElement>('.slick-slide, li')];
  const first = cards.findIndex(
    (card) => Math.abs(card.getBoundingClientRect().left - start) < 2,
  );
  if (first === -1) return -1;
  // The slider's clones continue the indexes of the cards on both sides.
  const index = Number(cards[first]?.dataset.index ?? first);
  return (index + 2 * count) % count;
}

export function carouselOn(page: Page) {
  const root = page.locator('[data-carousel]');
  const slider = root.locator('.slick-list');
  const position = () => page.evaluate(firstVisiblePartner, partners.length);
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });

  /** The start and the length of a drag over this many cards, inside the window. */
  async function dragPath(cards: number) {
    const { x = 0, y = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    const { width = 0 } = page.viewportSize() ?? {};
    const from = { x: cards < 0 ? width - 20 : x + 40, y: y + height / 2 };
    return { from, by: cards * CARD_STEP + Math.sign(cards) * 40 };
  }

  return {
    root,
    slider,
    position,
    partners: page.getByRole('list', { name: partnerList, exact: true }),
    plain: root.locator('ul'),
    links: root.locator('.slick-slide:not(.slick-cloned)').getByRole('link'),
    next: button(partnerTexts.next),
    previous: button(partnerTexts.previous),
    announcement: root.locator('[aria-live]'),

    /** Loads the slider and waits for it, if the page has one. */
    async start() {
      if ((await root.count()) === 0) return;
      await root.scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible();
      await waitUntilStill(page);
    },

    /** Opens the home page at the partners, without the slider's code. @returns a function that lets it arrive and waits for the slider */
    async openWithoutSlider(): Promise<() => Promise<void>> {
      const release = await delayRequests(page, ISLAND);
      const arrived = page.waitForEvent('requestfinished', (request) =>
        /\.js$/.test(request.url()),
      );
      await page.goto('/');
      await root.scrollIntoViewIfNeeded();
      return async () => {
        release();
        await arrived;
        await waitUntilStill(page);
      };
    },

    expectPosition: (index: number) =>
      expect.poll(position).toBe((index + partners.length) % partners.length),

    async dragByMouse(cards: number) {
      const { from, by } = await dragPath(cards);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by, from.y, { steps: 12 });
      await page.mouse.up();
      await waitUntilStill(page);
    },

    async dragByFinger(cards: number, down = 0) {
      const { from, by } = await dragPath(cards);
      await swipe(page, from, { x: by, y: down });
      await waitUntilStill(page);
    },
  };
}

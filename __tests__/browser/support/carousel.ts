import { expect, type Page } from '@playwright/test';
import { partnerList, partners, partnerTexts } from './content';
import { delayRequests, waitUntilStill } from './page';

/** The width of a card with the gap after it, in CSS pixels. */
export const CARD_STEP = 224;

export const ISLAND = '**/*.js';

export type Carousel = ReturnType<typeof carouselOn>;

/** Runs in the page: the name of the first partner in view, in the slider or the list. */
function firstInView() {
  const frame = [
    ...document.querySelectorAll('.slick-list, [data-carousel] [role="group"]'),
  ].find((part) => part.checkVisibility({ visibilityProperty: true }));
  if (!frame) return undefined;
  const { left } = frame.getBoundingClientRect();
  const start = left + Number.parseFloat(getComputedStyle(frame).paddingLeft);
  return [...frame.querySelectorAll('[data-name]')].find(
    (name) => name.getBoundingClientRect().left >= start,
  )?.textContent;
}

export function carouselOn(page: Page) {
  const root = page.locator('[data-carousel]');
  const slider = root.locator('.slick-list');
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });

  return {
    root,
    slider,
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

    /** Opens the home page at the partners. @returns lets the slider arrive */
    async openWithoutSlider(): Promise<() => Promise<void>> {
      const release = await delayRequests(page, ISLAND);
      const arrived = page.waitForResponse(ISLAND);
      // A test may end without the slider.
      arrived.catch(() => {});
      await page.goto('/');
      await root.scrollIntoViewIfNeeded();
      return async () => {
        release();
        await arrived;
        await waitUntilStill(page);
      };
    },

    /** Opens the home page with the first of the partners only. */
    async openWith(count: number) {
      await page.route('/', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const start = html.lastIndexOf(
          '<ul',
          html.indexOf(partners[0]?.name ?? ''),
        );
        const end = html.indexOf('</ul>', start);
        const cards = html.slice(start, end).split(/(?=<li)/);
        const list = cards.slice(0, count + 1).join('');
        const body = html.slice(0, start) + list + html.slice(end);
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/');
      await root.scrollIntoViewIfNeeded();
      // Room for another slider than the one that is expected.
      await page.waitForTimeout(1000);
    },

    /** Expects this partner first in view; negative indexes count from the end. */
    expectPosition: (index: number) =>
      expect
        .poll(async () => {
          await waitUntilStill(page);
          return page.evaluate(firstInView);
        })
        .toBe(partners.at(index)?.name),
  };
}

import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React runs the page: it may wait for the visitor's first touch, so a harmless key is one. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}

/** The partners: the labelled list, whoever runs it. */
export const partnerList = (page: Page): Locator =>
  page.getByRole('list', { name: 'Instituições parceiras' });

/** The window onto the partners, whoever moves them. */
export const slickList = (page: Page): Locator => page.locator('.slick-list');

/** Brings the partners into view and waits until the carousel lives. */
export async function wakeCarousel(page: Page) {
  await page.locator('#parceiros').scrollIntoViewIfNeeded();
  await wake(page);
  await page.locator('.slick-initialized .slick-cloned').first().waitFor({ state: 'attached' });
  await page.locator('#parceiros ul, #parceiros [role="list"]').first().scrollIntoViewIfNeeded();
}

/** Resolves when nothing on the page moves any more: no animation, no scroll. */
export const still = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const where = () => {
      const track = document.querySelector('.slick-track')?.getBoundingClientRect().left;
      const strip = document.querySelector('#parceiros ul')?.scrollLeft;
      return `${window.scrollY} ${track} ${strip}`;
    };
    let before = '';
    let same = 0;
    // Eight frames in one place: a smooth scroll takes a frame or two to begin.
    while (same < 8) {
      await frame();
      const now = where();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** Addresses of pictures within the window that are not shown: still on their way, or broken. */
const unseen = () =>
  [...document.images]
    .filter((image) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const inWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return width > 0 && inWindow && image.checkVisibility();
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);

/**
 * Scrolls the whole page, a window at a time, and waits at each until every picture in it is shown.
 * Ends at the top again. Fails with the pictures that never show.
 */
export async function scrollThrough(page: Page) {
  const { height } = page.viewportSize() ?? { height: 600 };
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(unseen)).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

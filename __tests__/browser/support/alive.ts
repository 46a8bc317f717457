import type { Locator, Page } from '@playwright/test';

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

/** Fetches every lazy picture by scrolling the whole page, then returns to its top. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

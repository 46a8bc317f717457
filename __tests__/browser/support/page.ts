import { expect, type Page } from '@playwright/test';

/** Waits until neither the page nor the carousel moves. */
export const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    const getPosition = () => {
      const track = document.querySelector('.slick-track');
      const strip = document.querySelector('[data-carousel] [role="group"]');
      return `${scrollY} ${track?.getBoundingClientRect().left} ${strip?.scrollLeft}`;
    };
    let last = '';
    // Eight frames in one place: a smooth scroll takes a frame or two to begin.
    for (let stillFrames = 0; stillFrames < 8; ) {
      await new Promise(requestAnimationFrame);
      const position = getPosition();
      stillFrames = position === last ? stillFrames + 1 : 0;
      last = position;
    }
  });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const getScrollTop = (page: Page) =>
  page.evaluate(() => Math.round(scrollY));

/** The pictures inside the window that are not loaded. */
const findMissingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const inWindow =
          right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return inWindow && image.checkVisibility() && !image.naturalWidth;
      })
      .map(({ src }) => src),
  );

/** Scrolls to the end of the page, and waits for all pictures. */
export async function scrollThrough(page: Page) {
  const { height } = page.viewportSize() ?? { height: 600 };
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await scrollTo(page, top);
    await expect.poll(() => findMissingPictures(page)).toEqual([]);
  }
}

/** Expects the heading of a section in the window, not covered by the header or the open menu. */
export const expectUncovered = (page: Page, fragment: string) =>
  expect
    .poll(() =>
      page.evaluate((hash) => {
        const section = document.getElementById(
          decodeURIComponent(hash.slice(1)),
        );
        const heading = section?.querySelector('[tabindex="-1"]') ?? section;
        const { top = -1 } = heading?.getBoundingClientRect() ?? {};
        const bars = document.querySelectorAll(
          'body > * > * > header, details[open] > div',
        );
        const barEnds = [...bars].map(
          (bar) => bar.getBoundingClientRect().bottom,
        );
        const isUncovered = top >= Math.max(0, ...barEnds) && top < innerHeight;
        return isUncovered || `${hash} at ${top}, bars end at ${barEnds}`;
      }, fragment),
    )
    .toBe(true);

/** Delays requests. @returns a function that lets them continue */
export async function delayRequests(page: Page, pattern: string) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Swipes with touch events, so that the browser decides what scrolls. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) => {
    const touchPoints = [{ x: from.x + by.x * part, y: from.y + by.y * part }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
}

/** Expects no layout shift since the page opened, rounded to three digits. */
export async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((shift) => shift.toJSON());
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
}

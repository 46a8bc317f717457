import { expect, type Page } from '@playwright/test';

/** Waits until neither the page nor the carousel moves. */
export const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('body, [role="group"] ul, .slick-track')]
        .map((element) => JSON.stringify(element.getBoundingClientRect()))
        .join();
    let last = '';
    // Eight frames in one place: a smooth scroll takes a frame or two to begin.
    for (let stillFrames = 0; stillFrames < 8; ) {
      await new Promise(requestAnimationFrame);
      const now = places();
      stillFrames = now === last ? stillFrames + 1 : 0;
      last = now;
    }
  });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls to each picture and loads it, except those of the carousel. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) {
      if (
        !picture.checkVisibility() ||
        picture.closest('[role="group"], .slick-list')
      )
        continue;
      picture.scrollIntoView({ behavior: 'instant' });
      await picture.decode();
    }
  });

export const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

/** Expects a fragment's heading in the window, and nothing above it. */
export const expectUncovered = (page: Page, fragment: string) =>
  expect
    .poll(
      () =>
        page.locator(fragment).evaluate((heading) => {
          const { left, top } = heading.getBoundingClientRect();
          return heading.contains(document.elementFromPoint(left + 1, top + 1));
        }),
      fragment,
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
  return release;
}

/** Expects no layout shift that anyone sees: https://web.dev/articles/cls. @param since - in milliseconds, as `performance.now()` */
export async function expectNoShift(page: Page, limit = 0.01, since = 0) {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((shift) => shift.toJSON());
  });
  const sum = shifts
    .filter(({ startTime }) => startTime >= since)
    .reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(limit);
}

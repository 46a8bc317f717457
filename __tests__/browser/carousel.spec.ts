import { LONG_DRAG } from './support/carousel';
import { positionOf } from './support/content';
import { getScrollTop, waitUntilStill } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

test.beforeEach(async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.start();
});

test('an arrow moves one partner, quick clicks all count, and a resize keeps the position', async ({
  page,
  carousel,
}) => {
  await carousel.expectPosition(0);
  for (let press = 0; press < 3; press += 1) await carousel.next.click();
  await carousel.expectPosition(3);
  await carousel.previous.click();
  await carousel.expectPosition(2);
  await page.setViewportSize(PHONE);
  await carousel.expectPosition(2);
  await carousel.next.click();
  await carousel.expectPosition(3);
  await page.setViewportSize(DESK);
  await carousel.expectPosition(3);
});

test('a horizontal wheel or trackpad gesture moves the partners, a vertical one the page', async ({
  page,
  carousel,
}) => {
  await carousel.slider.hover();
  const isPrevented = page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('wheel', (event) => done(event.defaultPrevented));
      }),
  );
  await page.mouse.wheel(150, 10);
  // Otherwise the browser may go back to the page before.
  expect(await isPrevented).toBe(true);
  await carousel.expectPosition(1);
  await page.mouse.wheel(-150, 10);
  await carousel.expectPosition(0);
  const top = await getScrollTop(page);
  await page.mouse.wheel(10, 150);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(top);
  await carousel.expectPosition(0);
});

test('the carousel loops both ways, and cards fill the window at both ends', async ({
  page,
  carousel,
}) => {
  for (const [arrow, at] of [
    [carousel.previous, -1],
    [carousel.next, 0],
  ] as const) {
    await arrow.click();
    await waitUntilStill(page);
    await carousel.expectPosition(at);
    const [end, edge] = await page
      .locator('.slick-slide')
      .evaluateAll((all) => [
        Math.max(...all.map((slide) => slide.getBoundingClientRect().right)),
        innerWidth,
      ]);
    expect(end).toBeGreaterThanOrEqual(edge ?? 0);
  }
});

test('an arrow announces the new position, quick clicks only the last one', async ({
  carousel,
}) => {
  await expect(carousel.announcement).toHaveText('');
  await carousel.next.click();
  await expect(carousel.announcement).toHaveText(positionOf(1));
  const log = await carousel.announcement.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  let place = 1;
  // Retried, since slow clicks on a busy machine are announced one by one.
  await expect(async () => {
    const countBefore = (await log.jsonValue()).length;
    await carousel.next.evaluate(async (arrow: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        arrow.click();
        await new Promise((done) => setTimeout(done));
      }
    });
    place += 3;
    await expect(carousel.announcement).toHaveText(positionOf(place));
    const announced = (await log.jsonValue()).slice(countBefore);
    expect(announced).toEqual([positionOf(place)]);
  }).toPass();
});

test('a mouse drag moves partners, also past the first, and opens and announces nothing', async ({
  carousel,
  context,
}) => {
  await carousel.dragByMouse(-LONG_DRAG);
  await carousel.expectPosition(LONG_DRAG);
  await carousel.dragByMouse(LONG_DRAG);
  await carousel.dragByMouse(LONG_DRAG);
  await carousel.expectPosition(-LONG_DRAG);
  // A short drag counts too.
  await carousel.dragByMouse(-0.3);
  await carousel.expectPosition(1 - LONG_DRAG);
  await expect(carousel.announcement).toHaveText('');
  expect(context.pages()).toHaveLength(1);
});

test('a click on a card or its looping copy opens the partner in a new tab without an opener', async ({
  page,
  context,
  carousel,
  siteUrl,
}) => {
  const isExternal = ({ origin }: URL) => origin !== siteUrl;
  await context.route(isExternal, (route) => route.fulfill({ body: '' }));
  // The copies of the first partners are next to the last.
  await carousel.previous.click();
  await waitUntilStill(page);
  const shown = await page.locator('.slick-slide a').evaluateAll((all) =>
    (all as HTMLAnchorElement[])
      .map((link) => ({ link, box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.left > 0 && box.right + 24 < innerWidth)
      .map(({ link, box }) => ({ href: link.href, x: box.x, y: box.y + 100 })),
  );
  expect(shown).not.toHaveLength(0);
  for (const { href, x, y } of shown) {
    const opened = context.waitForEvent('page');
    await page.mouse.click(x + 100, y);
    const tab = await opened;
    await tab.waitForURL(href);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    // The gap between two cards opens nothing.
    await page.mouse.click(x + 212, y);
  }
  // Keyboards and screen readers do not know the copies.
  await expect(page.locator('.slick-cloned :focus')).toHaveCount(0);
  await waitUntilStill(page);
  expect(context.pages()).toHaveLength(1);
});

test.describe('touch', { tag: '@chromium' }, () => {
  // react-slick calls preventDefault too late when a touch ends, and the browser reports it.
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true, quiet: false });

  test('a drag moves several partners and opens none', async ({
    carousel,
    context,
  }) => {
    const cards = Math.min(LONG_DRAG, 3);
    await carousel.dragByFinger(-cards);
    await carousel.expectPosition(cards);
    expect(context.pages()).toHaveLength(1);
  });

  test('a vertical drag scrolls the page, and pinch zoom is allowed', async ({
    page,
    carousel,
  }) => {
    const before = await getScrollTop(page);
    await carousel.dragByFinger(0, -150);
    expect(await getScrollTop(page)).toBeGreaterThan(before + 80);
    expect(await carousel.position()).toBe(0);
    await expect(carousel.slider).toHaveCSS('touch-action', /pinch-zoom/);
  });
});

import {
  dragByFinger,
  dragByMouse,
  expectPlace,
  FAR,
  liveLinks,
  next,
  place,
  previous,
  STEP,
  said,
  wake,
  watchAway,
} from './support/carousel';
import { partners, positionOf } from './support/content';
import { scrolled, still } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await wake(page);
});

test('an arrow moves one partner, and quick presses all count', async ({ page }) => {
  await expectPlace(page, 0);
  await next(page).click();
  await expectPlace(page, 1);
  await previous(page).click();
  await expectPlace(page, 0);
  for (let press = 0; press < 3; press += 1) await next(page).click();
  await expectPlace(page, 3);
});

test('it loops both ways, and cards fill the window at both ends', async ({ page }) => {
  for (const [arrow, at] of [
    [previous(page), -1],
    [next(page), 0],
  ] as const) {
    await arrow.click();
    await still(page);
    await expectPlace(page, at);
    const [empty, open] = await page.locator('.slick-track').evaluate((track) => {
      const slides = [...track.children].map((slide) => slide.getBoundingClientRect());
      const { left, right } = (track.parentElement as Element).getBoundingClientRect();
      return [
        Math.min(...slides.map((slide) => slide.left)) - left,
        Math.min(right, innerWidth) - Math.max(...slides.map((slide) => slide.right)),
      ];
    });
    // The clipped window begins a little before the first card, for its shadow.
    expect(empty).toBeLessThanOrEqual(16);
    expect(open).toBeLessThanOrEqual(0);
  }
});

test('an arrow says where it led, several quick presses only the last', async ({ page }) => {
  await expect(said(page)).toHaveText('');
  await next(page).click();
  await expect(said(page)).toHaveText(positionOf(1));
  await said(page).evaluate((region) => {
    const log: unknown[] = [];
    Object.assign(window, { log });
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => log.push(region.textContent)).observe(region, all);
  });
  for (let press = 0; press < 3; press += 1) await next(page).click();
  await expect(said(page)).toHaveText(positionOf(4 % partners.length));
  // On a slow machine presses may be so far apart that one more is answered.
  const log = await page.evaluate(() => (window as unknown as { log: unknown[] }).log);
  expect(log.length).toBeLessThanOrEqual(2);
});

test('keeps its place when the window changes', async ({ page }) => {
  await next(page).click();
  await expectPlace(page, 1);
  await page.setViewportSize(PHONE);
  await expectPlace(page, 1);
  await next(page).click();
  await page.setViewportSize(DESK);
  await expectPlace(page, 2);
});

test('copies are inert and real cards never hidden, moved or not', async ({ page }) => {
  const wrong = page.locator(
    '.slick-cloned:not([inert]), .slick-slide:not(.slick-cloned):is([aria-hidden], [inert])',
  );
  await expect(wrong).toHaveCount(0);
  await next(page).click();
  await still(page);
  await expect(wrong).toHaveCount(0);
});

test('a mouse drags over several partners, opens none and says nothing', async ({
  page,
  context,
  siteUrl,
}) => {
  const away = await watchAway(context, siteUrl);
  await dragByMouse(page, -FAR);
  await expectPlace(page, FAR);
  await dragByMouse(page, FAR);
  await dragByMouse(page, FAR);
  await expectPlace(page, -FAR);
  await expect(said(page)).toHaveText('');
  expect(context.pages()).toHaveLength(1);
  expect(away).toEqual([]);
});

test('a drag may pass a whole window of partners beyond the first', async ({ page }) => {
  test.skip(partners.length < 7, 'fewer partners than a window holds');
  await dragByMouse(page, 5);
  await expectPlace(page, -5);
});

test('a click opens the partner in a new tab, which knows no opener', async ({
  page,
  context,
  siteUrl,
}) => {
  const away = await watchAway(context, siteUrl);
  const opened = context.waitForEvent('page');
  const { href, box } = await liveLinks(page)
    .first()
    .evaluate((link) => ({
      href: (link as HTMLAnchorElement).href,
      box: link.getBoundingClientRect(),
    }));
  await page.mouse.click(box.x + 100, box.y + 100);
  const tab = await opened;
  await tab.waitForLoadState();
  expect(away).toEqual([href]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a click on a looping copy opens its partner too', async ({ page, context, siteUrl }) => {
  const away = await watchAway(context, siteUrl);
  // The copies of the first partners stand beside the last.
  await previous(page).click();
  await still(page);
  const { href, x, y } = await page.locator('.slick-cloned a').evaluateAll((all) => {
    const link = all.find((one) => one.getBoundingClientRect().left > 300) as HTMLAnchorElement;
    return { href: link.href, ...link.getBoundingClientRect().toJSON() };
  });
  const opened = context.waitForEvent('page');
  await page.mouse.click(x + 100, y + 100);
  await (await opened).waitForLoadState();
  expect(away).toEqual([href]);
});

test.describe('by finger', () => {
  // react-slick answers the end of a touch too late to prevent anything, and the browser says so.
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true, quiet: false });

  test('drags over several partners and opens none', async ({ page, context, siteUrl }) => {
    const away = await watchAway(context, siteUrl);
    await dragByFinger(page, -FAR * STEP - 40);
    await expectPlace(page, FAR);
    expect(context.pages()).toHaveLength(1);
    expect(away).toEqual([]);
  });

  test('a vertical drag scrolls the page and leaves the carousel alone', async ({ page }) => {
    const before = await scrolled(page);
    await dragByFinger(page, 0, -150);
    expect(await scrolled(page)).toBeGreaterThan(before + 80);
    expect(await place(page)).toBe(0);
  });

  test('leaves page zoom to the browser', async ({ page }) => {
    await expect(page.locator('.slick-list')).toHaveCSS('touch-action', /pan-y.*pinch-zoom/);
    const viewport = page.locator('meta[name="viewport"]');
    await expect(viewport).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
  });
});

import { FAR } from './support/carousel';
import { positionOf } from './support/content';
import { scrolled, still } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

test.beforeEach(async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.wake();
});

test('an arrow moves one partner, quick presses all count, and the window may change', async ({
  page,
  carousel,
}) => {
  await carousel.expectPlace(0);
  for (let press = 0; press < 3; press += 1) await carousel.next.click();
  await carousel.expectPlace(3);
  await carousel.previous.click();
  await carousel.expectPlace(2);
  await page.setViewportSize(PHONE);
  await carousel.expectPlace(2);
  await carousel.next.click();
  await page.setViewportSize(DESK);
  await carousel.expectPlace(3);
});

test('it loops both ways, and cards fill the window at both ends', async ({
  page,
  carousel,
}) => {
  for (const [arrow, at] of [
    [carousel.previous, -1],
    [carousel.next, 0],
  ] as const) {
    await arrow.click();
    await still(page);
    await carousel.expectPlace(at);
    const [end, edge] = await page
      .locator('.slick-slide')
      .evaluateAll((all) => [
        Math.max(...all.map((slide) => slide.getBoundingClientRect().right)),
        innerWidth,
      ]);
    expect(end).toBeGreaterThanOrEqual(edge ?? 0);
  }
});

test('an arrow says where it led, quick presses only the last', async ({
  carousel,
}) => {
  await expect(carousel.said).toHaveText('');
  await carousel.next.click();
  await expect(carousel.said).toHaveText(positionOf(1));
  const log = await carousel.said.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  let place = 1;
  // Again where a busy machine made the presses slow: after each pause the place is said, as it should be.
  await expect(async () => {
    const saidBefore = (await log.jsonValue()).length;
    await carousel.next.evaluate(async (arrow: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        arrow.click();
        await new Promise((done) => setTimeout(done));
      }
    });
    place += 3;
    await expect(carousel.said).toHaveText(positionOf(place));
    const said = (await log.jsonValue()).slice(saidBefore);
    expect(said).toEqual([positionOf(place)]);
  }).toPass();
});

test('a mouse drags over partners, beyond the first too, opens none and says nothing', async ({
  carousel,
  context,
}) => {
  await carousel.dragByMouse(-FAR);
  await carousel.expectPlace(FAR);
  await carousel.dragByMouse(FAR);
  await carousel.dragByMouse(FAR);
  await carousel.expectPlace(-FAR);
  await expect(carousel.said).toHaveText('');
  expect(context.pages()).toHaveLength(1);
});

test('a click on a card or its looping copy opens the partner in a new tab, which knows no opener', async ({
  page,
  context,
  carousel,
  siteUrl,
}) => {
  const isStranger = ({ origin }: URL) => origin !== siteUrl;
  await context.route(isStranger, (route) => route.fulfill({ body: '' }));
  // The copies of the first partners stand beside the last.
  await carousel.previous.click();
  await still(page);
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
    // Between two cards there is nothing to open, as wide as the slides are.
    await page.mouse.click(x + 212, y);
  }
  await still(page);
  expect(context.pages()).toHaveLength(1);
});

test.describe('by finger', { tag: '@chromium' }, () => {
  // react-slick answers the end of a touch too late to prevent anything, and the browser says so.
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true, quiet: false });

  test('a drag passes several partners and opens none', async ({
    carousel,
    context,
  }) => {
    const cards = Math.min(FAR, 3);
    await carousel.dragByFinger(-cards);
    await carousel.expectPlace(cards);
    expect(context.pages()).toHaveLength(1);
  });

  test('a vertical drag scrolls the page, two fingers enlarge it', async ({
    page,
    carousel,
  }) => {
    const before = await scrolled(page);
    await carousel.dragByFinger(0, -150);
    expect(await scrolled(page)).toBeGreaterThan(before + 80);
    expect(await carousel.place()).toBe(0);
    await expect(carousel.slider).toHaveCSS('touch-action', /pinch-zoom/);
  });
});

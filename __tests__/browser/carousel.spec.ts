import type { Locator } from '@playwright/test';
import { CARD_STEP } from './support/carousel';
import { partners, positionOf } from './support/content';
import { swipe, waitUntilStill } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

test.beforeEach(async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.start();
});

test('an arrow moves one partner, and a resize keeps the place', async ({
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
});

test('a wheel moves the partners, or vertically the page', async ({
  page,
  carousel,
}) => {
  await carousel.slider.hover();
  await page.evaluate(() =>
    addEventListener('wheel', ({ defaultPrevented }) => {
      document.title = defaultPrevented ? 'prevented' : '';
    }),
  );
  await page.mouse.wheel(150, 10);
  // Otherwise the browser may go back to the page before.
  await expect(page).toHaveTitle('prevented');
  await carousel.expectPosition(1);
  await page.mouse.wheel(-150, 10);
  await carousel.expectPosition(0);
  // With Shift, as Linux and Windows report it.
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 150);
  await page.keyboard.up('Shift');
  await carousel.expectPosition(1);
  await page.mouse.wheel(-150, 10);
  await carousel.expectPosition(0);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(10, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await carousel.expectPosition(0);
});

test('a gesture on a trackpad moves as far as it says', async ({
  page,
  carousel,
}) => {
  await carousel.slider.hover();
  // Four cards and a quarter, with the swing after the fingers have left.
  const gesture = [8, 40, 90, 140, 160, 140, 110, 90, 70, 50, 30, 20, 8];
  // Without waiting for each, or a slow machine would make two gestures of it.
  await Promise.all(gesture.map((distance) => page.mouse.wheel(distance, 0)));
  await carousel.expectPosition(4);
  // As Firefox and Windows may report them: lines and pages.
  const scroll = (deltaX: number, deltaMode: number) =>
    carousel.slider.evaluate(
      (slider, init) => {
        const options = { ...init, bubbles: true, cancelable: true };
        slider.dispatchEvent(new WheelEvent('wheel', options));
      },
      { deltaX, deltaMode },
    );
  await page.waitForTimeout(300);
  await scroll(-28, 1);
  await carousel.expectPosition(2);
  await page.waitForTimeout(300);
  await scroll(1, 2);
  await carousel.expectPosition(8);
});

test('a slow press opens the card that the window cuts off', async ({
  page,
  carousel,
  context,
  siteUrl,
}) => {
  const isExternal = ({ origin }: URL) => origin !== siteUrl;
  await context.route(isExternal, (route) => route.fulfill({ body: '' }));
  await page.setViewportSize({ width: 1300, height: 900 });
  await carousel.expectPosition(0);
  const boxes = await carousel.links.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  );
  const cutOff = boxes.find(({ left, right }) => left < 1290 && right > 1300);
  if (!cutOff) throw new Error('The window cuts off no card.');
  const opened = context.waitForEvent('page');
  await page.mouse.move(cutOff.left + 8, cutOff.top + 60);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await (await opened).close();
  await carousel.expectPosition(0);
});

test('whatever scrolls the cards moves the slider', async ({
  page,
  carousel,
}) => {
  const frame = carousel.root.locator('.slick-frame');
  const place = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  const atRest = await place();
  // As a screen reader does: to the end, and back to a card that the slider has passed.
  for (const index of [partners.length - 1, 1]) {
    const card = carousel.root
      .locator('.slick-slide:not(.slick-cloned)')
      .nth(index);
    await card.evaluate((slide) =>
      slide.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
    );
    await expect(card.locator('[data-name]')).toBeInViewport({ ratio: 1 });
    await waitUntilStill(page);
    await expect(card.locator('[data-name]')).toBeInViewport({ ratio: 1 });
    expect(await place()).toBe(atRest);
  }
  // The slider knows where it is.
  await carousel.expectPosition(1);
  await carousel.next.click();
  await expect(carousel.announcement).toHaveText(positionOf(2));
  await carousel.expectPosition(2);
});

test('reduced motion counts from the next move', async ({ page, carousel }) => {
  // An animation that is over before a slow machine looks is counted, too.
  await carousel.slider.locator('.slick-track').evaluate((track) => {
    const counted = window as unknown as { slides: number };
    counted.slides = 0;
    track.addEventListener('transitionrun', () => {
      counted.slides += 1;
    });
  });
  const slides = () => page.evaluate('slides');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carousel.next.click();
  await carousel.expectPosition(1);
  expect(await slides()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await carousel.next.click();
  await carousel.expectPosition(2);
  expect(await slides()).toBe(1);
});

test('quick clicks are announced once', async ({ carousel }) => {
  await expect(carousel.announcement).toHaveText('');
  const announced = carousel.announcement.evaluate(
    (region) =>
      new Promise((done) => {
        const observer = new MutationObserver(() => done(region.textContent));
        observer.observe(region, { characterData: true, childList: true });
      }),
  );
  await carousel.next.evaluate(async (arrow: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) {
      arrow.click();
      await new Promise((done) => setTimeout(done));
    }
  });
  expect(await announced).toBe(positionOf(3));
});

test('only arrows announce, and a mouse drag opens nothing', async ({
  page,
  carousel,
  context,
}) => {
  const drag = async (cards: number) => {
    const { y = 0 } = (await carousel.slider.boundingBox()) ?? {};
    const x = DESK.width / 2;
    await page.mouse.move(x, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + cards * CARD_STEP, y + 60, { steps: 12 });
    await page.mouse.up();
    await waitUntilStill(page);
  };
  await drag(-3);
  await carousel.expectPosition(3);
  await drag(3);
  await drag(3);
  await carousel.expectPosition(-3);
  // A short drag counts too.
  await drag(-0.4);
  await carousel.expectPosition(-2);
  await expect(carousel.announcement).toHaveText('');
  await carousel.next.click();
  const announced = positionOf(partners.length - 1);
  await expect(carousel.announcement).toHaveText(announced);
  await drag(-1);
  await carousel.expectPosition(0);
  await carousel.slider.hover();
  await page.mouse.wheel(150, 0);
  await carousel.expectPosition(1);
  // Announcements wait for quick clicks.
  await page.waitForTimeout(500);
  await expect(carousel.announcement).toHaveText(announced);
  expect(context.pages()).toHaveLength(1);
});

test('a card and its looping copy open the partner without an opener', async ({
  page,
  context,
  carousel,
  siteUrl,
}) => {
  const isExternal = ({ origin }: URL) => origin !== siteUrl;
  await context.route(isExternal, (route) => route.fulfill({ body: '' }));
  const expectOpened = async (
    card: Locator,
    url: string | null | undefined,
  ) => {
    const opened = context.waitForEvent('page');
    await card.click();
    const tab = await opened;
    await tab.waitForURL(url ?? '');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  };
  await carousel.previous.click();
  await carousel.expectPosition(-1);
  // Copies of the first partners fill the window next to the last one.
  const slides = carousel.slider.locator('.slick-slide');
  const ends = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeGreaterThanOrEqual(DESK.width);
  await expectOpened(carousel.links.last(), partners.at(-1)?.url);
  const copies = page.locator('.slick-cloned.slick-active a');
  const copiedName = copies.first().locator('[data-name]');
  await expectOpened(copiedName, partners[0]?.url);
  // Keyboards and screen readers do not know the copies.
  await expect(page.locator('.slick-cloned :focus')).toHaveCount(0);
  const list = carousel.partners;
  await expect(list.getByRole('listitem')).toHaveCount(partners.length);
  const linked = partners.filter(({ url }) => url);
  await expect(list.getByRole('link')).toHaveCount(linked.length);
  await carousel.next.click();
  await carousel.expectPosition(0);
});

test.describe('touch', { tag: '@chromium' }, () => {
  // The browser reports that react-slick calls preventDefault too late.
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true, quiet: false });

  test('a drag moves the partners, or vertically the page', async ({
    page,
    carousel,
    context,
  }) => {
    const { y = 0 } = (await carousel.slider.boundingBox()) ?? {};
    const from = { x: TABLET.width - 20, y: y + 60 };
    await swipe(page, from, { x: -3 * CARD_STEP, y: 0 });
    await carousel.expectPosition(3);
    expect(context.pages()).toHaveLength(1);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: 0, y: -150 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
    await carousel.expectPosition(3);
    await expect(carousel.slider).toHaveCSS('touch-action', /pinch-zoom/);
    // A finger does not hover: the button looks as before the tap.
    const color = () =>
      carousel.next.evaluate(
        (arrow) => getComputedStyle(arrow).backgroundColor,
      );
    const atRest = await color();
    await carousel.next.tap();
    await carousel.expectPosition(4);
    expect(await color()).toBe(atRest);
  });
});

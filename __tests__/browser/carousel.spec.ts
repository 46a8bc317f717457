import type { Locator } from '@playwright/test';
import { type Carousel, ISLAND } from './support/carousel';
import { hasCarousel, partners, positionOf } from './support/content';
import {
  delayRequests,
  expectNoShift,
  fingersOn,
  swipe,
  waitUntilStill,
} from './support/page';
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/test';

test.skip(!hasCarousel, 'Few partners are a list that scrolls.');

/** Opens the slider, and answers for the partners' sites. */
async function open(page: Page, carousel: Carousel) {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await carousel.start();
}

/** Presses without waiting for the slider: all in one task, or one in each frame. */
const press = (arrow: Locator, times: number, frames = 0) =>
  arrow.evaluate(
    async (button: HTMLElement, [count, wait]) => {
      for (let done = 0; done < count; done += 1) {
        button.click();
        for (let frame = 0; frame < wait; frame += 1)
          await new Promise(requestAnimationFrame);
      }
    },
    [times, frames] as const,
  );

async function drag(
  page: Page,
  carousel: Carousel,
  cards: number,
  options?: { readonly button: 'right' },
) {
  const { slideWidth, middle, row } = await carousel.measure();
  const half = (cards * slideWidth) / 2;
  await page.mouse.move(middle - half, row);
  await page.mouse.down(options);
  await page.mouse.move(middle + half, row, { steps: 12 });
  await page.mouse.up(options);
}

/** Expects that an action opens a partner's site in a new tab. */
async function expectOpened(page: Page, action: () => Promise<void>) {
  const opened = page.context().waitForEvent('page');
  await action();
  await (await opened).close();
}

test('a busy page, which hears of several changes at once, gets the slider', async ({
  page,
  carousel,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(
        tell: IntersectionObserverCallback,
        options?: IntersectionObserverInit,
      ) {
        const changes: IntersectionObserverEntry[] = [];
        super((latest, observer) => {
          changes.push(...latest);
          if (latest.some(({ isIntersecting }) => isIntersecting))
            tell(changes.splice(0), observer);
        }, options);
      }
    };
  });
  await open(page, carousel);
});

test('no press of an arrow is lost, also across the end of the loop', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  await carousel.expectPosition(0);
  await press(carousel.next, 3);
  await carousel.expectPosition(3);
  await press(carousel.previous, 6, 4);
  await carousel.expectPosition(-3);
  await press(carousel.next, 5, 4);
  await carousel.expectPosition(2);
});

test('a window of another size shows the same partner first', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  await press(carousel.next, 2);
  await carousel.expectPosition(2);
  for (const viewport of [PHONE, TABLET, { width: 320, height: 640 }, DESK]) {
    await page.setViewportSize(viewport);
    await carousel.expectPosition(2);
  }
  await carousel.next.click();
  await carousel.expectPosition(3);
});

test('a screen reader hears which partner an arrow has led to, and nothing of a drag', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  await expect(carousel.status).toHaveText('');
  await press(carousel.next, 3, 1);
  await expect(carousel.status).toHaveText(positionOf(3));
  await drag(page, carousel, -2);
  await carousel.expectPosition(5);
  await expect(carousel.status).toHaveText(positionOf(3));
  await carousel.previous.click();
  await expect(carousel.status).toHaveText(positionOf(4));
});

/** The names of the cards of which more than this part is in view. */
const namesInView = ({ slider }: Carousel, part: number) =>
  slider.locator('.slick-slide [class*="card"]').evaluateAll((cards, least) => {
    const edge = cards[0]?.closest('.slick-list')?.getBoundingClientRect().left;
    return cards
      .filter((card) => {
        const { left, right, width } = card.getBoundingClientRect();
        const seen = Math.min(right, innerWidth) - Math.max(left, edge ?? 0);
        return seen > least * width;
      })
      .map((card) => card.querySelector('[data-name]')?.textContent ?? '');
  }, part);

test('screen readers reach what is in view, also at the end of the loop', {
  tag: '@chromium',
}, async ({ page, carousel }) => {
  await open(page, carousel);
  const session = await page.context().newCDPSession(page);
  for (const position of [0, -2]) {
    await press(carousel.previous, -position);
    await carousel.expectPosition(position);
    const seen = await namesInView(carousel, 0.5);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const heard = nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
      .map(({ name }) => name?.value);
    expect(seen).toContain(partners[0]?.name);
    expect(heard).toEqual(expect.arrayContaining(seen));
    // A card that touches the edge counts as in view.
    const near = await namesInView(carousel, -0.2);
    for (const { name } of partners)
      if (!near.includes(name)) expect(heard).not.toContain(name);
    // A search reaches what is clipped.
    const first = partners.at(position % partners.length)?.name ?? '';
    await expect(carousel.slides.first()).toContainText(first);
  }
});

test('Tab goes to the whole cards in view, and then to the arrows', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  const linked = partners.filter(({ url }) => url).map(({ name }) => name);
  // Cards that slide into view, and those at the end of the loop.
  for (const [arrow, times, position] of [
    [carousel.next, 0, 0],
    [carousel.next, 2, 2],
    [carousel.previous, 5, -3],
  ] as const) {
    await press(arrow, times);
    await carousel.expectPosition(position);
    const whole = await namesInView(carousel, 0.99);
    const names = whole.filter((name) => linked.includes(name));
    await carousel.previous.focus();
    for (const name of names.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('.slick-slide :focus')).toContainText(name);
    }
    for (const _name of names) await page.keyboard.press('Tab');
    await expect(carousel.previous).toBeFocused();
  }
  // A card that leaves the window does not keep the focus.
  await page.keyboard.press('Shift+Tab');
  await press(carousel.next, 12);
  await carousel.expectPosition(9);
  await expect(page.locator('.slick-slide :focus')).toHaveCount(0);
});

test('a mouse drags several cards, with its main button only, and opens none', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  await drag(page, carousel, -3);
  await carousel.expectPosition(3);
  await drag(page, carousel, 2.7);
  await carousel.expectPosition(0);
  await drag(page, carousel, 3);
  await carousel.expectPosition(-3);
  // A short drag counts too, and the next press goes on from there.
  await drag(page, carousel, -0.4);
  await carousel.expectPosition(-2);
  await press(carousel.next, 2);
  await carousel.expectPosition(0);
  await drag(page, carousel, -2, { button: 'right' });
  await carousel.expectPosition(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('after a drag that left the cards, the next press and Enter open one', async ({
  page,
  carousel,
}) => {
  await open(page, carousel);
  const dragOut = async () => {
    const { slideWidth, middle, row, above } = await carousel.measure();
    await page.mouse.move(middle, row);
    await page.mouse.down();
    await page.mouse.move(middle - 1.4 * slideWidth, row, { steps: 9 });
    await page.mouse.move(middle, above, { steps: 3 });
    await page.mouse.up();
    await waitUntilStill(page);
  };
  const card = carousel.slides.getByRole('link').nth(2);
  await dragOut();
  await expectOpened(page, () => card.click());
  await dragOut();
  await card.focus();
  await expectOpened(page, () => page.keyboard.press('Enter'));
});

test.describe('fingers', { tag: '@chromium' }, () => {
  // The browser reports that react-slick calls preventDefault too late.
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true, quiet: false });

  test('one finger moves the cards or the page, and two move neither card', async ({
    page,
    carousel,
  }) => {
    await open(page, carousel);
    const { slideWidth, middle, row } = await carousel.measure();
    const from = { x: TABLET.width - 20, y: row };
    await swipe(page, from, { x: -2 * slideWidth, y: 0 });
    await carousel.expectPosition(2);
    const top = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: 0, y: -150 });
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThan(top + 80);
    await carousel.root.scrollIntoViewIfNeeded();
    await expect(carousel.slider).toHaveCSS('touch-action', /pinch-zoom/);

    const { row: y } = await carousel.measure();
    const touch = await fingersOn(page);
    const at = (...xs: number[]) => xs.map((x) => ({ x, y }));
    await touch('touchStart', ...at(middle));
    await touch('touchMove', ...at(middle - 15));
    await touch('touchStart', ...at(middle - 15, middle + 120));
    for (let moved = 20; moved <= slideWidth; moved += 20)
      await touch('touchMove', ...at(middle - moved, middle + 120 - moved));
    await touch('touchEnd');
    await carousel.expectPosition(2);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('until the slider is there a mouse has a scrollbar, and then nothing moves', async ({
  page,
  carousel,
}) => {
  const letSliderArrive = await delayRequests(page, ISLAND);
  await page.goto('/');
  await carousel.root.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  await expect(carousel.strip).toHaveCSS('overflow-x', 'auto');
  await expect(carousel.strip).toHaveCSS('scrollbar-width', 'auto');
  await expect(carousel.next).toBeHidden();
  const { slideWidth } = await carousel.measure();
  const scrollStrip = (to: number) =>
    carousel.strip.evaluate((strip, left) => strip.scrollTo({ left }), to);
  await scrollStrip(2 * slideWidth);
  /** Where what is seen stands in the page: what follows the cards, and the third of them. */
  const places = async () => {
    const third = page.locator(
      '[data-carousel] li:nth-child(3) [class*="card"]:visible, [data-slider] [data-index="2"] [class*="card"]:visible',
    );
    const boxes = [
      await page.locator('#mais-parceiros').boundingBox(),
      await third.boundingBox(),
    ];
    const top = await page.evaluate(() => scrollY);
    return boxes.map((box) => box && { ...box, y: box.y + top });
  };
  // Nothing is taken away from who uses the list.
  const link = carousel.strip.getByRole('link').nth(1);
  await link.focus();
  // The headline may move when the font arrives; lateFont.spec.ts looks at that.
  const start = await page.evaluate(() => performance.now());
  letSliderArrive();
  await expect(carousel.slider).toBeAttached();
  // The slider is ready, and waits. Three times are longer than it would take (IDLE_TIME).
  await expect(carousel.root.locator('[data-card]:empty')).toHaveCount(0);
  for (let times = 0; times < 3; times += 1) await waitUntilStill(page);
  await expect(link).toBeFocused();
  await expect(carousel.slider).toBeHidden();
  // The slider begins where the list is by then.
  await scrollStrip(slideWidth);
  const before = await places();
  await page.locator('#mais-parceiros').focus();
  await expect(carousel.slider).toBeVisible();
  await carousel.expectPosition(1);
  expect(await places()).toEqual(before);
  await expectNoShift(page, 0.01, start);
  await carousel.next.click();
  await carousel.expectPosition(2);
});

test.describe('a slider that fails', () => {
  // The browser reports the fault.
  test.use({ quiet: false });

  test('is no loss: the list stays, or comes back', async ({
    page,
    carousel,
  }) => {
    await page.route(ISLAND, (route) => route.abort());
    await page.goto('/#parceiros');
    await expect(carousel.strip).toBeVisible();
    await page.unroute(ISLAND);
    await open(page, carousel);
    await page.evaluate(() =>
      Object.defineProperty(String.prototype, 'replace', {
        value: () => ({}),
      }),
    );
    await carousel.next.click();
    await expect(carousel.strip).toBeVisible();
    await expect(carousel.slider).toHaveCount(0);
    await carousel.expectPosition(0);
  });
});

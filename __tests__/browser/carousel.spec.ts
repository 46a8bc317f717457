import { type Carousel, ISLAND } from './support/carousel';
import { hasCarousel, positionOf } from './support/content';
import { delayRequests, expectNoShift, waitUntilStill } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

test.skip(!hasCarousel, 'Few partners are a list that scrolls.');

// Opens the slider, and answers for the partners' sites.
test.beforeEach(async ({ page, carousel }) => {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await carousel.start();
});

test('no press of an arrow is lost, also across the end of the loop', async ({
  carousel,
}) => {
  await carousel.expectPosition(0);
  await carousel.next.click({ clickCount: 3 });
  await carousel.expectPosition(3);
  await carousel.previous.click({ clickCount: 6, delay: 50 });
  await carousel.expectPosition(-3);
  await carousel.next.click({ clickCount: 5, delay: 50 });
  await carousel.expectPosition(2);
});

test('a resized window keeps its first partner', async ({ page, carousel }) => {
  await carousel.next.click({ clickCount: 2 });
  await carousel.expectPosition(2);
  for (const viewport of [PHONE, TABLET, { width: 320, height: 640 }, DESK]) {
    await page.setViewportSize(viewport);
    await carousel.expectPosition(2);
  }
  await carousel.next.click();
  await carousel.expectPosition(3);
});

test('a screen reader hears of arrows, not of drags', async ({ carousel }) => {
  await expect(carousel.status).toHaveText('');
  await carousel.next.click({ clickCount: 3 });
  await expect(carousel.status).toHaveText(positionOf(3));
  await carousel.drag(-2);
  await carousel.expectPosition(5);
  await expect(carousel.status).toHaveText(positionOf(3));
  await carousel.previous.click();
  await expect(carousel.status).toHaveText(positionOf(4));
});

/** Each card of the slider: which part of it is in view, from 0 to 1, and what keeps visitors from it. */
const findCards = ({ slider }: Carousel) =>
  slider.locator('.slick-slide [class*="card"]').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, width } = card.getBoundingClientRect();
      const edge = card.closest('.slick-list')?.getBoundingClientRect().left;
      const seen = Math.min(right, innerWidth) - Math.max(left, edge ?? 0);
      return {
        name: card.querySelector('[data-name]')?.textContent ?? '',
        part: seen / width,
        isLink: card.matches('a'),
        isInert: card.closest('[inert]') !== null,
        isSilent: card.closest('[aria-hidden="true"]') !== null,
      };
    }),
  );

test('screen readers reach what is in view, also at the end of the loop, and Tab the whole cards', async ({
  page,
  carousel,
}) => {
  for (const [arrow, clickCount, position] of [
    [carousel.next, 2, 2],
    [carousel.previous, 5, -3],
  ] as const) {
    await arrow.click({ clickCount });
    await carousel.expectPosition(position);
    const cards = await findCards(carousel);
    const wrong = cards.filter(({ part, isInert, isSilent }) =>
      part > 0 ? isInert || isSilent : part < 0 && !isInert,
    );
    expect(wrong).toEqual([]);
    const links = cards.filter(({ part, isLink }) => part > 0.99 && isLink);
    expect(links).not.toHaveLength(0);
    await carousel.previous.focus();
    for (const { name } of links.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('.slick-slide :focus')).toContainText(name);
    }
    for (const _link of links) await page.keyboard.press('Tab');
    await expect(carousel.previous).toBeFocused();
  }
});

test('a mouse drags cards, and opens none', async ({ page, carousel }) => {
  await carousel.drag(-3);
  await carousel.expectPosition(3);
  await carousel.drag(2.7);
  await carousel.expectPosition(0);
  await carousel.drag(3);
  await carousel.expectPosition(-3);
  // A short drag counts too, a shaking hand does not, and the next press goes on from there.
  await carousel.drag(-0.25);
  await carousel.expectPosition(-3);
  await carousel.drag(-0.4);
  await carousel.expectPosition(-2);
  await carousel.next.click({ clickCount: 2 });
  await carousel.expectPosition(0);
  await carousel.drag(-2, { button: 'right' });
  await carousel.expectPosition(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('after a drag, press and Enter open a card', async ({
  page,
  carousel,
}) => {
  const card = carousel.slider.locator('.slick-slide:not([inert]) a').nth(2);
  for (const open of [() => card.click(), () => card.press('Enter')]) {
    await carousel.drag(-1.4, { leave: 300 });
    await waitUntilStill(page);
    const opened = page.context().waitForEvent('page');
    await open();
    await (await opened).close();
  }
});

test.describe('fingers', { tag: '@chromium' }, () => {
  test.use({ viewport: TABLET, hasTouch: true, isMobile: true });

  test('one finger moves the cards or the page, and two zoom', async ({
    page,
    carousel,
    problems,
  }) => {
    const { slideWidth } = await carousel.measure();
    await carousel.swipe(-slideWidth, 0);
    await carousel.expectPosition(1);
    const top = await page.evaluate(() => scrollY);
    await carousel.swipe(0, -150);
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThan(top + 80);
    await carousel.expectPosition(1);
    await carousel.swipe(-slideWidth, 0, 2);
    await carousel.expectPosition(1);
    await expect(carousel.slider).toHaveCSS('touch-action', /pinch-zoom/);
    expect(page.context().pages()).toHaveLength(1);
    // The browser reports that react-slick calls preventDefault too late.
    problems.splice(0);
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
  await scrollStrip(0.6 * slideWidth);
  await page.locator('#mais-parceiros').focus();
  await expect(carousel.slider).toBeVisible();
  await carousel.expectPosition(1);
  await expectNoShift(page, 0.001, start);
  await carousel.next.click();
  await carousel.expectPosition(2);
});

test('a slider that fails is no loss: the list comes back', async ({
  page,
  carousel,
  problems,
}) => {
  await page.evaluate(() =>
    Object.defineProperty(String.prototype, 'replace', { value: () => ({}) }),
  );
  await carousel.next.click();
  await expect(carousel.strip).toBeVisible();
  await expect(carousel.slider).toHaveCount(0);
  await carousel.expectPosition(0);
  // The browser reports the fault.
  problems.splice(0);
});

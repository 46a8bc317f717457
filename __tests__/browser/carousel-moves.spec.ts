import { still, wakeCarousel } from './support/alive';
import { dragByFinger, dragByMouse, place, said, watchAway } from './support/carousel';
import { DESK, expect, PHONE, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await wakeCarousel(page);
  await still(page);
});

const next = 'Próximo parceiro';
const previous = 'Parceiro anterior';

test('an arrow moves one partner, back and forth', async ({ page }) => {
  expect(await place(page)).toBe(0);
  await page.getByRole('button', { name: next }).click();
  await expect.poll(() => place(page)).toBe(1);
  await page.getByRole('button', { name: next }).click();
  await expect.poll(() => place(page)).toBe(2);
  await page.getByRole('button', { name: previous }).click();
  await expect.poll(() => place(page)).toBe(1);
});

test('loops from the first to the last, and from the last to the first', async ({ page }) => {
  await page.getByRole('button', { name: previous }).click();
  await expect.poll(() => place(page)).toBe(31);
  await page.getByRole('button', { name: next }).click();
  await expect.poll(() => place(page)).toBe(0);
  await still(page);
  expect(await place(page)).toBe(0);
});

test('quick presses all count', async ({ page }) => {
  const arrow = page.getByRole('button', { name: next });
  for (let press = 0; press < 5; press += 1) await arrow.click();
  await still(page);
  expect(await place(page)).toBe(5);
});

test('cards fill the window at both ends of the loop', async ({ page }) => {
  for (const name of [previous, next, next]) {
    await page.getByRole('button', { name }).click();
    await still(page);
    const gaps = await page.evaluate(() => {
      const { top, height } = (
        document.querySelector('.slick-list') as Element
      ).getBoundingClientRect();
      const y = top + height / 2;
      // The gap between cards is 24 px wide: two points 60 px apart cannot both fall into one.
      const empty = (x: number) =>
        ![...document.querySelectorAll('.slick-slide')].some((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left <= x && x <= right && y > 0;
        });
      return [200, 500, 800, 1100, window.innerWidth - 2].filter(empty);
    });
    expect(gaps).toEqual([]);
  }
});

test('the arrow keys move it', async ({ page }) => {
  await page.locator('.slick-slide:not(.slick-cloned) a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(page)).toBe(0);
});

test('the arrows say in Portuguese where they led, once', async ({ page }) => {
  await expect(said(page)).toHaveText('');
  const arrow = page.getByRole('button', { name: next });
  await arrow.click();
  await expect(said(page)).toHaveText('BANRISUL, 2 de 32');
  await page.evaluate(() => {
    const counter = window as unknown as { changes: number };
    counter.changes = 0;
    const region = document.querySelector('#parceiros [aria-live]') as Element;
    new MutationObserver(() => {
      counter.changes += 1;
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  for (let press = 0; press < 4; press += 1) await arrow.click();
  await expect(said(page)).toHaveText('C6, 6 de 32');
  await still(page);
  const changes = await page.evaluate(() => (window as unknown as { changes: number }).changes);
  // One answer for each press that came to rest, never more.
  expect(changes).toBeLessThanOrEqual(4);
});

test('a drag says nothing: the hand knows what it moved', async ({ page }) => {
  await dragByMouse(page, -500);
  await expect(said(page)).toHaveText('');
});

test('a mouse drags over many partners at once and opens none', async ({ page, context }) => {
  const away = await watchAway(context);
  await dragByMouse(page, -700);
  expect(await place(page)).toBeGreaterThanOrEqual(3);
  await dragByMouse(page, 900);
  // Far enough back to end over a copy, beyond the list's start.
  expect(await place(page)).toBeGreaterThanOrEqual(27);
  await still(page);
  expect(context.pages()).toHaveLength(1);
  expect(away).toEqual([]);
});

test('a click without a drag opens the partner in a new tab, without an opener', async ({
  page,
  context,
}) => {
  const away = await watchAway(context);
  const opened = context.waitForEvent('page');
  await page.locator('.slick-slide:not(.slick-cloned)').nth(1).getByRole('link').click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(away[0]).toContain('banrisul');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a click on a looping copy opens its partner too', async ({ page, context }) => {
  const away = await watchAway(context);
  await page.getByRole('button', { name: previous }).click();
  await still(page);
  const box = await page.evaluate(() => {
    const list = (document.querySelector('.slick-list') as Element).getBoundingClientRect();
    const copy = [...document.querySelectorAll('.slick-cloned')].find((slide) => {
      const { left } = slide.getBoundingClientRect();
      return (
        left >= list.left &&
        left < window.innerWidth - 200 &&
        slide.textContent?.includes('BANRISUL')
      );
    });
    const { left, top } = (copy ?? document.body).getBoundingClientRect();
    return copy ? { x: left + 100, y: top + 100 } : null;
  });
  // Only a window wide enough shows a copy beside the last partner.
  test.skip(box === null, 'no copy in sight at this width');
  const opened = context.waitForEvent('page');
  await page.mouse.click(box?.x ?? 0, box?.y ?? 0);
  await opened;
  await expect.poll(() => away[0]).toContain('banrisul');
});

test('keeps its place and fills the window when the window changes', async ({ page }) => {
  await page.getByRole('button', { name: next }).click();
  await expect.poll(() => place(page)).toBe(1);
  await page.setViewportSize(PHONE);
  await expect.poll(() => place(page)).toBe(1);
  await page.getByRole('button', { name: next }).click();
  await expect.poll(() => place(page)).toBe(2);
  await page.setViewportSize(DESK);
  await expect.poll(() => place(page)).toBe(2);
});

test.describe('by finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('drags over many partners and opens none', async ({ page, context }) => {
    const away = await watchAway(context);
    await dragByFinger(page, { x: -150 });
    expect(await place(page)).toBeGreaterThanOrEqual(1);
    expect(context.pages()).toHaveLength(1);
    expect(away).toEqual([]);
  });

  test('a vertical drag scrolls the page and leaves the carousel alone', async ({ page }) => {
    const before = await page.evaluate(() => window.scrollY);
    await dragByFinger(page, { y: -150 });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80);
    expect(await place(page)).toBe(0);
  });

  test('leaves vertical scrolling and page zoom to the browser', async ({ page }) => {
    await expect(page.locator('.slick-list')).toHaveCSS('touch-action', /pan-y.*pinch-zoom/);
    const content = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(content).not.toMatch(/user-scalable|maximum-scale/);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves at once, without a slide', async ({ page }) => {
    await page.getByRole('button', { name: next }).click();
    await expect.poll(() => place(page)).toBe(1);
    const animated = await page.evaluate(() => {
      const track = document.querySelector('.slick-track') as HTMLElement;
      return Number.parseFloat(getComputedStyle(track).transitionDuration) > 0;
    });
    expect(animated).toBe(false);
  });
});

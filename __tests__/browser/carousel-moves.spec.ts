import { still, wakeCarousel } from './support/alive';
import { place, said } from './support/carousel';
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves at once, without a slide', async ({ page }) => {
    // A transition is gone when the move is over, so it is looked for all along.
    await page.evaluate(() => {
      const track = document.querySelector('.slick-track') as HTMLElement;
      const durations: number[] = [];
      Object.assign(window, { durations });
      new MutationObserver(() => {
        durations.push(Number.parseFloat(track.style.transitionDuration || '0'));
      }).observe(track, { attributeFilter: ['style'] });
    });
    await page.getByRole('button', { name: next }).click();
    await expect.poll(() => place(page)).toBe(1);
    const durations = await page.evaluate(
      () => (window as unknown as { durations: number[] }).durations,
    );
    expect(durations).not.toEqual([]);
    expect(Math.max(...durations)).toBe(0);
  });
});

import { still, wakeCarousel } from './support/alive';
import { dragByFinger, dragByMouse, place, said, watchAway } from './support/carousel';
import { expect, PHONE, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await wakeCarousel(page);
  await still(page);
});

test('a drag says nothing: the hand knows what it moved', async ({ page }) => {
  await dragByMouse(page, -500);
  await expect(said(page)).toHaveText('');
});

test('a mouse drags over many partners at once and opens none', async ({ page, context }) => {
  const away = await watchAway(context);
  await dragByMouse(page, -700);
  expect(await place(page)).toBeGreaterThanOrEqual(3);
  // Far enough back to end over copies, beyond the list's start.
  await dragByMouse(page, 700);
  await dragByMouse(page, 700);
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
  await page.getByRole('button', { name: 'Parceiro anterior' }).click();
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

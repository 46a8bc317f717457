import { hero, OTHER, SECTIONS } from './support/content';
import { expectFree, scrolled, stored } from './support/page';
import { expect, type Page, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MIDDLE = SECTIONS[2] as string;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const toOther = (page: Page) =>
  page.getByRole('contentinfo').locator(`a[href="${OTHER}"]`);
const expectScrolled = (page: Page, to: number) =>
  expect.poll(() => scrolled(page)).toBeCloseTo(to, -1);

test('Back after a jump inside the page returns to where it was left', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').locator(`a[href="${MIDDLE}"]:visible`).click();
  await expectFree(page, MIDDLE);
  const there = await scrolled(page);
  await page.goBack();
  await expectScrolled(page, 0);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expectScrolled(page, there);
});

test('Back and Forward between pages return to the place that was read, and store nothing', async ({
  page,
}) => {
  await page.goto('/');
  await toOther(page).focus();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(OTHER);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(h1(page)).toHaveText(hero.headline);
  await expectScrolled(page, left);
  expect(await stored(page)).toEqual([]);
  await page.goForward();
  await expect(page).toHaveURL(OTHER);
  await expectScrolled(page, 900);
  expect(await stored(page)).toEqual([]);
});

test('carousel, another page, reload, Back: the home page, and it lives', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.wake();
  await carousel.next.click();
  await toOther(page).click();
  await expect(page).toHaveURL(OTHER);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(h1(page)).toHaveText(hero.headline);
  await carousel.wake();
  await carousel.next.click();
  await carousel.expectPlace(1);
  await page.goForward();
  await expect(page).toHaveURL(OTHER);
  await expect(h1(page)).not.toHaveText(hero.headline);
});

import { hero, OTHER } from './support/content';
import { getScrollTop, scrollTo } from './support/page';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Back and Forward restore the scroll position', async ({ page }) => {
  const expectScrolled = (to: number) =>
    expect.poll(() => getScrollTop(page)).toBeCloseTo(to, -1);
  await page.goto('/');
  await page.locator(`footer a[href="${OTHER}"]`).focus();
  const left = await getScrollTop(page);
  expect(left).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(OTHER);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(hero.headline);
  await expectScrolled(left);
  await page.goForward();
  await expect(page).toHaveURL(OTHER);
  await expectScrolled(900);
});

test('on a desktop the whole table of contents stays beside the text, also in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto(OTHER);
  await scrollTo(page, 2500);
  const contents = page.getByRole('main').getByRole('navigation');
  await expect(contents).toBeInViewport({ ratio: 1 });
});

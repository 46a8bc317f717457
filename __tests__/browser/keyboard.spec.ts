import { hero, partnerTexts, texts } from './support/content';
import { expect, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the skip link appears on focus and skips the menu', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  // A ring around the whole text would tell nothing.
  await expect(main).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(
    main.getByRole('link', { name: hero.primaryAction }).first(),
  ).toBeFocused();
});

test('a link before the cards skips them', async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.start();
  const skip = page.getByRole('link', { name: partnerTexts.skip });
  await skip.focus();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  const { title } = partnerTexts.highlight;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a').first()).toBeFocused();
});

test('the arrow keys move the focus from card to card, around the loop', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await carousel.start();
  await carousel.links.first().focus();
  // A zoomed page may scroll sideways too: the keys must move only the cards.
  const unhandledKeys = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', (event) => {
      if (!event.defaultPrevented) keys.push(event.key);
    });
    return keys;
  });
  let from = 0;
  for (const to of [1, 2, 1, 0, -1, 0]) {
    await page.keyboard.press(to > from ? 'ArrowRight' : 'ArrowLeft');
    await expect(carousel.links.nth(to)).toBeFocused();
    await expect(carousel.links.nth(to)).toBeInViewport({ ratio: 1 });
    from = to;
  }
  expect(await unhandledKeys.jsonValue()).toEqual([]);
});

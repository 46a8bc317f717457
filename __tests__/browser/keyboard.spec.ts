import {
  company,
  hero,
  LISTED,
  OTHER,
  partners,
  partnerTexts,
  texts,
} from './support/content';
import { findReachable, walkFocus } from './support/focus';
import { expect, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linked = partners.filter(({ url }) => url).map(({ name }) => name);

for (const path of LISTED) {
  test(`${path}, phone: Tab follows the order of the text, and the focus is always visible`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await carousel.start();
    await page.evaluate(() => scrollTo(0, 0));
    const order = await findReachable(page);
    expect(order[0]).toBe(texts.skipLink);
    expect(order[1]).toContain(company.brand);
    if (path === '/')
      expect(order.filter((name) => linked.includes(name))).toEqual(linked);
    expect(await walkFocus(page)).toEqual({ names: order, faults: [] });
  });
}

// Backwards, a focused element scrolls in from the top, where the header could cover it.
for (const path of ['/', OTHER])
  test(`${path}, desktop: Shift+Tab follows the reverse order, and the focus is always visible`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    await carousel.start();
    const order = await findReachable(page);
    await page.getByRole('link').last().focus();
    const back = await walkFocus(page, 'Shift+Tab', order.length - 1);
    expect(back).toEqual({ names: order.slice(0, -1).reverse(), faults: [] });
  });

test('the skip link appears on focus and skips the menu', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
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

import {
  company,
  FOUND,
  hero,
  OTHER,
  partners,
  partnerTexts,
  texts,
} from './support/content';
import { reachable, walk } from './support/focus';
import { expect, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linked = partners.filter(({ url }) => url).map(({ name }) => name);

for (const path of FOUND) {
  test(`${path}, phone: Tab goes in the text's order, always in sight`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await carousel.wake();
    await page.evaluate(() => scrollTo(0, 0));
    const order = await reachable(page);
    expect(order[0]).toBe(texts.skipLink);
    expect(order[1]).toContain(company.brand);
    if (path === '/')
      expect(order.filter((name) => linked.includes(name))).toEqual(linked);
    expect(await walk(page)).toEqual({ names: order, faults: [] });
  });
}

// Back from the end, where what is reached comes in from above, below the header.
for (const path of ['/', OTHER])
  test(`${path}, desk: Shift+Tab goes back in the text's order, always in sight`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    await carousel.wake();
    const order = await reachable(page);
    await page.getByRole('link').last().focus();
    const back = await walk(page, 'Shift+Tab', order.length - 1);
    expect(back).toEqual({ names: order.slice(0, -1).reverse(), faults: [] });
  });

test('the skip link comes into sight with the focus and leads past the menu', async ({
  page,
}) => {
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

test('a link before the cards leads past them', async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.wake();
  const skip = page.getByRole('link', { name: partnerTexts.skip });
  await skip.focus();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  const { title } = partnerTexts.highlight;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a').first()).toBeFocused();
});

test('the arrow keys lead the focus from card to card, round the loop', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await carousel.wake();
  await carousel.links.first().focus();
  // Enlarged, a page may scroll sideways, too: the key is for the cards alone.
  const keysOfThePage = await page.evaluateHandle(() => {
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
  expect(await keysOfThePage.jsonValue()).toEqual([]);
});

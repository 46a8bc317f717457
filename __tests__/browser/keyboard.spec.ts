import { liveLinks, next, place, wake } from './support/carousel';
import { company, FOUND, hero, OTHER, opens, partners, texts } from './support/content';
import { reachable, walk } from './support/focus';
import { restyle } from './support/look';
import { DESK, expect, PHONE, test } from './support/test';

// What is asked here is where the focus goes, not how smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linked = partners.filter(({ url }) => url).map(({ name }) => opens(name));

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (const path of FOUND) {
    test(`${path}, ${size}: Tab goes in the text's order, always in sight`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      if (path === '/') await wake(page);
      await page.evaluate(() => scrollTo(0, 0));
      const order = await reachable(page);
      expect(order[0]).toBe(texts.skipLink);
      expect(order[1]).toContain(company.brand);
      expect(await walk(page)).toEqual({ names: order, faults: [] });
      if (path !== '/') return;
      // Every partner once, whatever copies of them loop.
      expect(order.filter((name) => linked.includes(name))).toEqual(linked);
      // Back from the end, where what is reached comes in from above, below the header.
      await page.getByRole('complementary').getByRole('link').focus();
      const back = await walk(page, 'Shift+Tab', order.length - 1);
      expect(back).toEqual({ names: order.slice(0, -1).reverse(), faults: [] });
    });
  }
}

test('the skip link comes into sight with the focus and leads past the menu', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: texts.skipLink });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: hero.primaryAction }).first()).toBeFocused();
});

test('the arrow keys lead the focus from card to card, round the loop', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await wake(page);
  await liveLinks(page).first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(liveLinks(page).nth(at)).toBeFocused();
    await expect(liveLinks(page).nth(at)).toBeInViewport({ ratio: 1 });
  }
});

test('the carousel’s arrows work by Enter and by Space, and keep the focus', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect.poll(() => place(page)).toBe(2);
  await expect(next(page)).toBeFocused();
});

test('the walk notices a focus without ring, below the header, out of view', async ({ page }) => {
  await page.goto(OTHER);
  await restyle(
    page,
    `.button { outline: none !important; }
    details, nav { display: none !important; }
    article a { position: fixed; top: 0; }
    footer a { position: fixed; left: -900px; }`,
  );
  const faults = (await walk(page)).faults.join('\n');
  expect(faults).toContain(`${texts.backHome}: outline none`);
  expect(faults).toMatch(/: below HEADER$/m);
  expect(faults).toMatch(/: out of view$/m);
});

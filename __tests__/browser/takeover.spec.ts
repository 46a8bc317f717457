import {
  alive,
  hold,
  liveLinks,
  next,
  partnerList,
  plainList,
  said,
  wake,
} from './support/carousel';
import { partnerNames, partners, partnerTexts, positionOf } from './support/content';
import { expectNoShift, heard, still, watchShifts } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(size, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchShifts(page));

    test('nothing shifts through a full scroll and as the carousel wakes', async ({ page }) => {
      await page.goto('/');
      const bottom = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < bottom; y += viewport.height) {
        await page.mouse.wheel(0, viewport.height);
        await still(page);
      }
      await wake(page);
      await expectNoShift(page);
    });

    test('the slider stands where the list stood, the arrows stay', async ({ page }) => {
      const arrive = await hold(page);
      await page.evaluate(() => document.fonts.ready);
      await still(page);
      const before = await plainList(page).getByRole('link').first().boundingBox();
      const arrowBefore = await next(page).boundingBox();
      await arrive();
      await expect(plainList(page)).toBeHidden();
      expect(await liveLinks(page).first().boundingBox()).toEqual(before);
      expect(await next(page).boundingBox()).toEqual(arrowBefore);
      await expectNoShift(page);
    });
  });
}

test('a screen reader meets one list, each partner once, before and after', async ({ page }) => {
  const arrive = await hold(page);
  const listened = async () => {
    const all = await heard(page, partnerTexts.title);
    return all.filter(({ role }) => /^(list|listitem|link|button|heading)$/.test(role));
  };
  const before = await listened();
  const lists = before.filter(({ role }) => role === 'list');
  expect(lists.map(({ name }) => name)).toEqual([partnerTexts.listLabel]);
  expect(before.filter(({ role }) => role === 'listitem')).toHaveLength(partners.length);
  const words = (await heard(page, partnerTexts.title))
    .filter(({ role, name }) => partnerNames.includes(name) && role !== 'InlineTextBox')
    .map(({ name }) => name);
  expect(words).toEqual(partnerNames);
  await arrive();
  await alive(page);
  expect(await listened()).toEqual(before);
});

test('does not take the list away from under the keyboard, but after it', async ({ page }) => {
  const arrive = await hold(page);
  const link = plainList(page).getByRole('link').first();
  await link.focus();
  await arrive();
  await expect(plainList(page)).toBeVisible();
  await expect(link).toBeFocused();
  await next(page).focus();
  await alive(page);
  await expect(plainList(page)).toBeHidden();
});

test('an arrow keeps the focus when the slider takes over, and works on', async ({ page }) => {
  const arrive = await hold(page);
  await next(page).focus();
  await arrive();
  await alive(page);
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(positionOf(1));
});

for (const [count, sliders] of [
  [150, 1],
  [151, 0],
] as const) {
  test(`${count} partners make ${sliders} slider: more weigh on an old phone`, async ({ page }) => {
    const arrive = await hold(page);
    await plainList(page).evaluate((list, all) => {
      const [card] = list.children;
      while (card && list.children.length < all) list.append(card.cloneNode(true));
    }, count);
    await arrive();
    await expect(page.locator('.slick-list')).toHaveCount(sliders);
    await expect(partnerList(page).getByRole('listitem')).toHaveCount(count);
  });
}

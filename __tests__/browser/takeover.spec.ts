import { positionOf } from './support/content';
import { expectNoShift, scrollThrough, still } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

// On a phone: budget.spec.ts.
test('nothing shifts through a full scroll and as the carousel wakes', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await scrollThrough(page);
  await carousel.wake();
  await expectNoShift(page);
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`${size}: the slider stands where the list stood`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(viewport);
    const arrive = await carousel.hold();
    await page.evaluate(() => document.fonts.ready);
    await still(page);
    const before = await carousel.plain.getByRole('link').first().boundingBox();
    const arrowBefore = await carousel.next.boundingBox();
    await arrive();
    await expect(carousel.plain).toBeHidden();
    expect(await carousel.links.first().boundingBox()).toEqual(before);
    expect(await carousel.next.boundingBox()).toEqual(arrowBefore);
    await expectNoShift(page);
  });
}

test('the slider is fetched one screen before it comes into sight, no sooner', async ({
  page,
  carousel,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const screensAbove = (screens: number) =>
    carousel.root.evaluate((root, count) => {
      const { top } = root.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * (1 + count), behavior: 'instant' });
    }, screens);
  await screensAbove(1.5);
  await still(page);
  await expect(carousel.slider).toHaveCount(0);
  await screensAbove(0.5);
  await expect(carousel.slider).toHaveCount(1);
});

test('does not take the list away from under the keyboard, but after it', async ({
  carousel,
}) => {
  const arrive = await carousel.hold();
  const link = carousel.plain.getByRole('link').first();
  await link.focus();
  await arrive();
  await expect(carousel.plain).toBeVisible();
  await expect(link).toBeFocused();
  await carousel.next.focus();
  await expect(carousel.slider).toBeVisible();
  await expect(carousel.plain).toBeHidden();
});

test('an arrow keeps the focus through the change, and works on', async ({
  page,
  carousel,
}) => {
  const arrive = await carousel.hold();
  await carousel.next.focus();
  await arrive();
  await expect(carousel.slider).toBeVisible();
  await expect(carousel.next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(carousel.said).toHaveText(positionOf(1));
});

for (const [count, sliders] of [
  [150, 1],
  [151, 0],
] as const) {
  test(`${count} partners make ${sliders} slider: more weigh on an old phone`, async ({
    carousel,
  }) => {
    const arrive = await carousel.hold();
    await carousel.plain.evaluate((list, all) => {
      const [card] = list.children;
      while (card && list.children.length < all)
        list.append(card.cloneNode(true));
    }, count);
    await arrive();
    await expect(carousel.slider).toHaveCount(sliders);
    await expect(carousel.partners.getByRole('listitem')).toHaveCount(count);
  });
}

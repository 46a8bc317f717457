import { expectNoShift, waitUntilStill } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`${size}: the slider takes the place of the list, which a visitor has moved`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(viewport);
    const letSliderArrive = await carousel.openWithoutSlider();
    await page.evaluate(() => document.fonts.ready);
    await carousel.next.click();
    await carousel.expectPosition(1);
    await waitUntilStill(page);
    const second = carousel.plain.getByRole('link').nth(1);
    const before = await second.boundingBox();
    const arrowBefore = await carousel.next.boundingBox();
    await letSliderArrive();
    await expect(carousel.plain).toBeHidden();
    expect(await carousel.links.nth(1).boundingBox()).toEqual(before);
    expect(await carousel.next.boundingBox()).toEqual(arrowBefore);
    await expectNoShift(page);
    await expect(carousel.next).toBeFocused();
    await page.keyboard.press('Enter');
    await carousel.expectPosition(2);
  });
}

test('the slider is loaded one screen before it is visible, not earlier', async ({
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
  await waitUntilStill(page);
  await expect(carousel.slider).toHaveCount(0);
  await screensAbove(0.5);
  await expect(carousel.slider).toHaveCount(1);
});

test('the slider replaces a focused list only after it loses the focus', async ({
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  const link = carousel.plain.getByRole('link').first();
  await link.focus();
  await letSliderArrive();
  await expect(carousel.plain).toBeVisible();
  await expect(link).toBeFocused();
  await carousel.next.focus();
  await expect(carousel.slider).toBeVisible();
  await expect(carousel.plain).toBeHidden();
});

// More than 150 partners make the slider slow on an old phone.
for (const [count, sliders] of [
  [150, 1],
  [151, 0],
] as const) {
  test(`${count} partners are shown in ${sliders ? 'the slider' : 'the list'}`, async ({
    carousel,
  }) => {
    const letSliderArrive = await carousel.openWithoutSlider();
    await carousel.plain.evaluate((list, all) => {
      const [card] = list.children;
      while (card && list.children.length < all)
        list.append(card.cloneNode(true));
    }, count);
    await letSliderArrive();
    await expect(carousel.slider).toHaveCount(sliders);
    await expect(carousel.partners.getByRole('listitem')).toHaveCount(count);
  });
}

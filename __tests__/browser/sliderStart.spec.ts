import { type Carousel, ISLAND } from './support/carousel';
import { partners } from './support/content';
import { expectNoShift, waitUntilStill } from './support/page';
import { expect, PHONE, test } from './support/test';

test('the slider takes the place of the list, which a visitor has moved', async ({
  page,
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  await page.evaluate(() => document.fonts.ready);
  await carousel.next.click();
  await carousel.expectPosition(1);
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

test('the slider replaces a focused list only after it loses the focus', async ({
  carousel,
}) => {
  const letSliderArrive = await carousel.openWithoutSlider();
  const link = carousel.plain.getByRole('link').first();
  await link.focus();
  await letSliderArrive();
  await expect(link).toBeFocused();
  await carousel.next.focus();
  await expect(carousel.slider).toBeVisible();
  await expect(carousel.plain).toBeHidden();
});

// More than 150 partners make the slider slow on an old phone.
for (const [count, sliders] of [
  [150, 1],
  [151, 0],
] as const)
  test(`${count} partners are shown in ${sliders ? 'the slider' : 'the list'}`, async ({
    carousel,
  }) => {
    const letSliderArrive = await carousel.openWithoutSlider();
    await carousel.plain.evaluate((list, all) => {
      while (list.children.length < all)
        list.append(list.children[0]?.cloneNode(true) ?? '');
    }, count);
    await letSliderArrive();
    await expect(carousel.slider).toHaveCount(sliders);
  });

test.describe('faults', () => {
  // The browser reports them.
  test.use({ viewport: PHONE, quiet: false });

  async function expectWorkingList(carousel: Carousel) {
    await expect(carousel.slider).toHaveCount(0);
    const cards = carousel.partners.getByRole('listitem');
    await expect(cards).toHaveCount(partners.length);
    await carousel.next.click();
    await carousel.expectPosition(1);
    await carousel.previous.click();
    await carousel.expectPosition(0);
  }

  test("when a network's login page comes for the slider's code, the list stays and works", async ({
    page,
    carousel,
    problems,
  }) => {
    await page.route(ISLAND, (route) =>
      route.fulfill({ body: '<h1>Log in</h1>', contentType: 'text/html' }),
    );
    await page.goto('/');
    const answered = page.waitForResponse(ISLAND);
    await carousel.root.scrollIntoViewIfNeeded();
    await answered;
    await waitUntilStill(page);
    await expectWorkingList(carousel);
    await expectNoShift(page);
    // Whoever looks for the cause finds it in the console.
    expect(problems).not.toEqual([]);
  });

  test('when the slider throws, the list replaces it in the same place', async ({
    page,
    carousel,
  }) => {
    await page.goto('/');
    await carousel.start();
    const arrowAt = await carousel.next.boundingBox();
    // The slider reads this whenever it renders.
    await page.evaluate(() =>
      Object.defineProperty(MediaQueryList.prototype, 'matches', {
        get() {
          throw new Error('on purpose');
        },
      }),
    );
    await carousel.next.click();
    await expect(carousel.plain).toBeVisible();
    expect(await carousel.next.boundingBox()).toEqual(arrowAt);
    await expectWorkingList(carousel);
  });
});

import { partners } from './support/content';
import { DESK, expect, PHONE, test } from './support/test';

for (const [count, viewport, fits] of [
  [1, PHONE, true],
  [2, PHONE, false],
  [4, PHONE, false],
  [1, DESK, true],
  [2, DESK, true],
  [4, DESK, true],
  // Only the room after the last card is not in view.
  [4, { width: 915, height: 800 }, true],
  [10, DESK, false],
] as const)
  test(`${count} partners in a window of ${viewport.width} px`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(viewport);
    await carousel.openWith(count);
    const words = carousel.root.locator('> p');
    for (const part of [carousel.next, carousel.previous, words])
      await expect(part).toBeVisible({ visible: !fits });
    await expect(carousel.plain).toBeVisible({ visible: fits });
    await expect(carousel.slider).toHaveCount(fits ? 0 : 1);
  });

test('a window that is made narrow and wide keeps all partners in reach', async ({
  page,
  carousel,
}) => {
  await carousel.openWith(4);
  await expect(carousel.next).toBeHidden();
  await page.setViewportSize(PHONE);
  await carousel.start();
  await carousel.next.click();
  await carousel.expectPosition(1);
  await page.setViewportSize(DESK);
  await expect(carousel.next).toBeHidden();
  await expect(carousel.plain).toBeVisible();
  await expect(carousel.slider).toBeHidden();
  await carousel.expectPosition(0);
  await page.setViewportSize(PHONE);
  await carousel.start();
  await carousel.next.click();
  await carousel.expectPosition(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('many partners have words that few do not need', async ({
    page,
    carousel,
  }) => {
    await page.goto('/');
    const words = carousel.root.locator('> p');
    await expect(words).toContainText(String(partners.length));
    await expect(words).toBeVisible();
    await carousel.openWith(4);
    await expect(words).toBeHidden();
    await expect(carousel.partners.getByRole('listitem')).toHaveCount(4);
  });
});

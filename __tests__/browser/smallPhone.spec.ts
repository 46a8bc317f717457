import { LISTED } from './support/content';
import { findBroken } from './support/look';
import { expect, PHONE, test } from './support/test';

test('on a small phone the floating button covers no button of the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const floating = page.getByRole('complementary').getByRole('link');
  const buttons = page.locator('section').first().locator('[target]');
  const ends = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().right),
  );
  expect(ends).toHaveLength(2);
  const { x } = (await floating.boundingBox()) ?? { x: 0 };
  expect(Math.max(...ends)).toBeLessThan(x);
});

for (const path of LISTED)
  test(`${path}: the brand and the menu button stay whole when only the text is larger`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const header = page.getByRole('banner').first();
    for (const size of [150, 175, 200]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      const brand = header.getByRole('link').first().locator('span');
      expect(await findBroken(brand, /\S+/g), `${size} %`).toEqual([]);
      const button = header.locator('summary');
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

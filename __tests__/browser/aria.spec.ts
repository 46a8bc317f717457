import { ISLAND } from './support/carousel';
import { TERMS, texts } from './support/content';
import { expect, PHONE, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries({ home: '/', terms: TERMS }))
  test(`${path}: names, roles and their order match the snapshot`, async ({
    page,
  }) => {
    // The slider never arrives, so the page keeps the list.
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expect(page.locator('html')).toMatchAriaSnapshot({
      name: `${name}.aria.yml`,
    });
    // VoiceOver does not announce a list with the style "none".
    for (const list of await page.locator('ul').all())
      await expect(list).not.toHaveCSS('list-style-type', 'none');
  });

test('the open menu hides the page from screen readers', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('header summary').click();
  await expect(page.getByRole('heading')).toHaveCount(0);
  const menu = page.getByRole('navigation').getByRole('listitem');
  await expect(menu).toHaveCount(texts.menu.length);
});

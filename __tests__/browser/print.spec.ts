import { expect, PAGES, test } from './support/test';

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: prints dark on white from the dark theme too, without what only a screen needs`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    for (const selector of [
      'a[href="#conteudo"]',
      'body header[class*="Header"]',
      'body aside',
      'main nav',
      'main a.button',
    ])
      for (const element of await page.locator(selector).all())
        await expect(element, selector).toBeHidden();
  });
}

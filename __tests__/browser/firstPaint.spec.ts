import { expect, PHONE, test } from './support/test';

/** Says for each section whether the browser may leave it out. It is asked when the page is parsed, before it is painted. */
async function visibilities(
  url: string,
  page: import('@playwright/test').Page,
) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll('main > *, footer');
      Object.assign(window, {
        before: [...parts].map(
          (part) => getComputedStyle(part).contentVisibility,
        ),
      });
    });
  });
  await page.goto(url);
  return page.evaluate('before') as Promise<string[]>;
}

test.use({ viewport: PHONE });

test('what is below the first screen waits until that is painted @chromium', async ({
  page,
}) => {
  const before = await visibilities('/', page);
  expect(before.slice(0, 2)).toEqual(['visible', 'visible']);
  expect(new Set(before.slice(2))).toEqual(new Set(['auto']));
  const mark = page.locator('html[data-first-paint]');
  await expect(mark).toHaveCount(0);
  for (const part of await page.locator('main > *, footer').all())
    await expect(part).toHaveCSS('content-visibility', 'visible');
});

test('a visit with a target, a reload and Back find every section in its place @chromium', async ({
  page,
}) => {
  const visible = new Set(['visible']);
  expect(new Set(await visibilities('/#servicos', page))).toEqual(visible);
  await page.reload();
  expect(new Set((await page.evaluate('before')) as string[])).toEqual(visible);
  await page.goto('/termos-uso');
  await page.goBack();
  expect(new Set((await page.evaluate('before')) as string[])).toEqual(visible);
});

test('a link to words of the page shows them @chromium', async ({ page }) => {
  const words = page.locator('footer a[href="/termos-uso"]');
  await page.goto('/');
  const text = (await words.textContent()) ?? '';
  await page.goto('about:blank');
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`);
  await expect(words).toBeInViewport({ ratio: 1 });
});

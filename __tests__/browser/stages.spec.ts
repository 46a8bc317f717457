import { expect, PHONE, test } from './support/test';

const LATER = ['sobre', 'servicos', 'parceiros', 'contato'];

declare global {
  interface Window {
    arrival: (string | undefined)[];
  }
}

test.use({ viewport: PHONE });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without', () => {
    test.use({ javaScriptEnabled });

    test('a moment after its arrival the whole page is laid out', async ({ page }) => {
      await page.goto('/');
      await page.waitForTimeout(400);
      for (const id of LATER)
        await expect(page.locator(`#${id}`)).toHaveCSS('content-visibility', 'visible');
    });
  });
}

test('only a page that starts at its top comes in stages', async ({ page }) => {
  await page.addInitScript((ids) => {
    document.addEventListener('DOMContentLoaded', () => {
      window.arrival = ids.map((id) => {
        const section = document.getElementById(id);
        return section ? getComputedStyle(section).contentVisibility : undefined;
      });
    });
  }, LATER);
  const arrival = () => page.evaluate(() => window.arrival);
  await page.goto('/');
  expect(await arrival()).toEqual(LATER.map(() => 'auto'));
  await page.reload();
  expect(await arrival()).toEqual(LATER.map(() => 'visible'));
  await page.goto('/termos-uso');
  await page.goto('/#contato');
  expect(await arrival()).toEqual(LATER.map(() => 'visible'));
});

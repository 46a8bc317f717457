import { still, wake, wakeCarousel } from './support/alive';
import { audit } from './support/audit';
import { DESK, expect, PAGES, type Page, PHONE, TABLET, test } from './support/test';

const WIDTHS = { '320 px': { width: 320, height: 640 }, '768 px': TABLET, '1440 px': DESK };

/** What a visitor may have set in the system; each must leave the page without a fault. */
const SETTINGS = {
  'light, less motion': { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'no-preference' },
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
} as const;

async function expectFaultless(page: Page, settings = Object.keys(SETTINGS)) {
  for (const setting of settings) {
    await page.emulateMedia(SETTINGS[setting as keyof typeof SETTINGS]);
    expect.soft(await audit(page), setting).toEqual([]);
  }
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test.describe(width, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name}: no rule is broken, whatever the system's settings`, async ({ page }) => {
        await page.goto(path);
        await expectFaultless(page);
      });
    }

    test('carousel alive and moved: no rule is broken', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await wakeCarousel(page);
      await page.getByRole('button', { name: 'Próximo' }).click();
      await still(page);
      await expectFaultless(page);
    });

    test('a page that could not be fetched: no rule is broken', async ({ page }) => {
      await page.route('**/page-data/termos-uso/**', (route) => route.abort());
      await page.goto('/');
      await wake(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      );
      await expectFaultless(page);
    });
  });
}

for (const viewport of [{ width: 320, height: 640 }, PHONE, { width: 640, height: 320 }]) {
  for (const path of [PAGES.início, PAGES.termos]) {
    test(`menu open on ${path}, ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.getByText('Menu', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Sobre Nós' }).first()).toBeVisible();
      await expectFaultless(page);
    });
  }
}

test('the audit finds what is wrong: a grey text, a picture without words, a tiny target', async ({
  page,
}) => {
  await page.goto(PAGES.privacidade);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
    document.querySelector('h1')?.style.setProperty('color', 'grey');
  });
  const found = (await audit(page)).join('\n');
  expect(found).toMatch(/^image-alt: /m);
  expect(found).toMatch(/^color-contrast-enhanced: h1/m);
});

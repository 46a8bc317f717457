import { still, wake, wakeCarousel } from './support/alive';
import { audit } from './support/audit';
import { DESK, expect, PAGES, type Page, TABLET, test } from './support/test';

const WIDTHS = { '320 px': { width: 320, height: 640 }, '768 px': TABLET, '1440 px': DESK };

interface Setting {
  readonly media: Parameters<Page['emulateMedia']>[0];
  readonly except?: readonly string[];
}

/** What a visitor may have set in the system; each must leave the page without a fault. */
const SETTINGS: Record<string, Setting> = {
  'light, less motion': {
    media: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
  },
  dark: { media: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' } },
  'forced colours': {
    media: { colorScheme: 'dark', forcedColors: 'active' },
    // The colours are the system's; axe-core reads `-webkit-text-fill-color`, which still says ours.
    except: ['color-contrast', 'color-contrast-enhanced'],
  },
};

async function expectFaultless(page: Page, lifted: readonly string[] = []) {
  for (const [setting, { media, except = [] }] of Object.entries(SETTINGS)) {
    await page.emulateMedia(media);
    expect.soft(await audit(page, [...except, ...lifted]), setting).toEqual([]);
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

/** The open panel hides all below it, as a dialog does; axe-core sees that only where it is tall enough. */
const BEHIND_PANEL = ['landmark-one-main', 'page-has-heading-one'];

for (const [way, path, viewport] of [
  ['upright', PAGES.início, { width: 320, height: 640 }],
  ['on its side', PAGES.termos, { width: 640, height: 320 }],
] as const) {
  test(`the menu open, ${way}: no rule is broken`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.getByText('Menu', { exact: true }).click();
    await expect(page.locator('details').getByRole('link', { name: 'Sobre Nós' })).toBeVisible();
    await expectFaultless(page, BEHIND_PANEL);
  });
}

test('the audit finds what is wrong: a grey text, a picture without words', async ({ page }) => {
  await page.goto(PAGES.privacidade);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
    document.querySelector('h1')?.style.setProperty('color', 'grey');
  });
  const found = (await audit(page)).join('\n');
  expect(found).toMatch(/^image-alt: /m);
  expect(found).toMatch(/^color-contrast-enhanced: h1/m);
});

import { audit } from './support/audit';
import { ISLAND } from './support/carousel';
import { OTHER, PAGES } from './support/content';
import { still } from './support/page';
import { DESK, expect, type Page, TABLET, test } from './support/test';

const SMALL = { width: 320, height: 640 };

/** What a visitor may have set in the system, each with the rules that do not hold under it. */
const SETTINGS = [
  [{ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' }, []],
  [{ colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' }, []],
  // The colours are the system's; axe-core reads `-webkit-text-fill-color`, which still says ours.
  [{ forcedColors: 'active' }, ['color-contrast', 'color-contrast-enhanced']],
] as const;

async function expectFaultless(page: Page, widths = [SMALL, TABLET, DESK], lifted: string[] = []) {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const [media, except] of SETTINGS) {
      await page.emulateMedia(media);
      const found = await audit(page, [...except, ...lifted]);
      expect.soft(found, `${viewport.width} px, ${JSON.stringify(media)}`).toEqual([]);
    }
  }
}

for (const path of PAGES) {
  test(`${path}: no rule is broken, whatever the window and the settings`, async ({ page }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expectFaultless(page);
  });
}

test('the carousel alive and moved: no rule is broken', async ({ page, carousel }) => {
  await page.goto('/');
  await carousel.wake();
  await carousel.next.click();
  await still(page);
  await expectFaultless(page);
});

for (const [way, path, viewport] of [
  ['upright', '/', SMALL],
  ['on its side', OTHER, { width: 640, height: 320 }],
] as const) {
  test(`the menu open, the phone ${way}: no rule is broken`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.locator('header summary').click();
    // The open panel hides all below it, as a dialog does; axe-core sees that only where it is tall enough.
    await expectFaultless(page, [viewport], ['landmark-one-main', 'page-has-heading-one']);
  });
}

test('the audit finds what is wrong: a grey text, a picture without words', async ({ page }) => {
  await page.goto(OTHER);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = '/favicon.svg';
    document.querySelector('main')?.append(picture);
    document.querySelector('h1')?.style.setProperty('color', 'grey');
  });
  const found = (await audit(page)).join('\n');
  expect(found).toMatch(/^image-alt: /m);
  expect(found).toMatch(/^color-contrast-enhanced: h1/m);
});

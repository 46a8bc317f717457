import axe from 'axe-core';
import { ISLAND } from './support/carousel';
import { hasCarousel, PAGES, texts } from './support/content';
import { findCutOff } from './support/look';
import { openDetails, scrollTo } from './support/page';
import { DESK, expect, type Page, TABLET, test } from './support/test';

const SMALL = { width: 320, height: 640 };
/** A window of 1280 × 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const LIGHT = { colorScheme: 'light' } as const;
const DARK = { colorScheme: 'dark' } as const;
const FORCED = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** Text as visitors may space it (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; }
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** All rules except the experimental ones, which have too many false positives. */
const TAGS =
  'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice'.split(' ');

// The page's security policy does not allow an added script, but one of the browser.
test.beforeEach(({ page }) => page.addInitScript(axe.source));

async function expectAccessible(
  page: Page,
  viewport: typeof SMALL,
  media: typeof LIGHT | typeof DARK | typeof FORCED,
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    ...media,
  });
  // Below the header axe-core would measure what sticks out.
  await scrollTo(page, 0);
  // The system's colors are forced, but axe-core still reads ours.
  const measured = { enabled: media !== FORCED };
  const options = {
    runOnly: TAGS,
    rules: { 'color-contrast': measured, 'color-contrast-enhanced': measured },
    preload: false,
  };
  const violations = await page.evaluate(async (given) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const results = await engine.run(given);
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
    );
  }, options);
  const state = JSON.stringify({ ...viewport, ...media });
  expect.soft(violations, state).toEqual([]);
  expect.soft(await findCutOff(page), state).toEqual([]);
}

for (const path of PAGES)
  test(`${path}: axe finds nothing, no text is cut off`, async ({ page }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expectAccessible(page, ZOOMED, LIGHT);
    await expectAccessible(page, TABLET, DARK);
    await expectAccessible(page, DESK, FORCED);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await findCutOff(page), 'print').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    // The longest that an editor can give to a partner.
    await page.locator('[data-name]').evaluateAll(([name]) => {
      if (name) name.textContent = 'AMIGOZ CONSIGNADO DO BRASIL SA';
    });
    for (const width of [320, 360, 640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const state = `${width} px, spaced`;
      expect.soft(await findCutOff(page), state).toEqual([]);
    }
  });

test('axe finds nothing in a moved carousel', async ({ page, carousel }) => {
  test.skip(!hasCarousel, 'Few partners are a list that scrolls.');
  await page.setViewportSize(DESK);
  await page.goto('/');
  await carousel.start();
  await expect(page.getByRole('region', { name: texts.newTabs })).toBeVisible();
  // At the end of the loop, with all names and answers open.
  for (let press = 0; press < 3; press += 1) await carousel.previous.click();
  await carousel.expectPosition(-3);
  await openDetails(page);
  await expectAccessible(page, SMALL, DARK);
  await expectAccessible(page, DESK, LIGHT);
  await expectAccessible(page, DESK, FORCED);
});

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/');
  await page.locator('[popovertarget]').click();
  await expect(page.locator('[popover]')).toHaveCSS('opacity', '1');
  await expectAccessible(page, SMALL, LIGHT);
  await expectAccessible(page, SMALL, FORCED);
  await expectAccessible(page, ZOOMED, DARK);
});

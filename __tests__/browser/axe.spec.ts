import axe from 'axe-core';
import { ISLAND } from './support/carousel';
import { PAGES } from './support/content';
import { findCutOff } from './support/look';
import { waitUntilStill } from './support/page';
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/test';

const SMALL = { width: 320, height: 640 };
/** A window of 1280 × 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
const LANDSCAPE = { width: 640, height: 320 };
/** Text spacing that a visitor may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const DARK = { colorScheme: 'dark' } as const;
const FORCED = { forcedColors: 'active' } as const;

/** All rules of axe-core except the experimental ones, which have too many false positives. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

// The page's security policy does not allow an added script, but one of the browser.
test.beforeEach(({ page }) => page.addInitScript(axe.source));

const audit = (page: Page, disabledRules: readonly string[]) =>
  page.evaluate(
    async ([runOnly, disabled]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const rules = disabled.map((rule) => [rule, { enabled: false }]);
      const { violations } = await engine.run({
        runOnly,
        rules: Object.fromEntries(rules),
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) =>
          [id, ...target, failureSummary].join(': '),
        ),
      );
    },
    [TAGS, disabledRules] as const,
  );

async function expectAccessible(
  page: Page,
  viewport: typeof SMALL,
  media: { colorScheme?: 'dark'; forcedColors?: 'active' } = {},
  disabledRules: readonly string[] = [],
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    ...media,
  });
  // Forced colors are the system's, but axe-core reads `-webkit-text-fill-color`, which keeps ours.
  const forced = media.forcedColors
    ? ['color-contrast', 'color-contrast-enhanced']
    : [];
  const state = `${viewport.width} px, ${JSON.stringify(media)}`;
  expect
    .soft(await audit(page, [...disabledRules, ...forced]), state)
    .toEqual([]);
  expect.soft(await findCutOff(page), state).toEqual([]);
}

for (const path of PAGES) {
  test(`${path}: axe finds no violations and no text is cut off, in all window sizes and settings`, async ({
    page,
  }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expectAccessible(page, ZOOMED);
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
    await expectAccessible(page, DESK);
    for (const viewport of [SMALL, PHONE]) {
      await page.setViewportSize(viewport);
      expect
        .soft(await findCutOff(page), `spaced, ${viewport.width} px`)
        .toEqual([]);
    }
  });
}

test('axe finds no violations in a moved carousel', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.start();
  await carousel.next.click();
  await waitUntilStill(page);
  await expectAccessible(page, SMALL, DARK);
  await expectAccessible(page, DESK);
  await expectAccessible(page, DESK, FORCED);
});

test('axe finds no violations in the open menu', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/');
  await page.locator('header summary').click();
  // The open panel hides the rest of the page, as a dialog does; axe-core notices that only when it is tall enough.
  const disabledRules = ['landmark-one-main', 'page-has-heading-one'];
  await expectAccessible(page, SMALL, {}, disabledRules);
  await expectAccessible(page, SMALL, FORCED, disabledRules);
  await expectAccessible(page, LANDSCAPE, DARK, disabledRules);
});

import axe from 'axe-core';
import { ISLAND } from './support/carousel';
import { PAGES } from './support/content';
import { lost } from './support/look';
import { still } from './support/page';
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/test';

const SMALL = { width: 320, height: 640 };
const SIDEWAYS = { width: 640, height: 320 };
/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** What any visitor may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const DARK = { colorScheme: 'dark' } as const;
const FORCED = { forcedColors: 'active' } as const;

/** All of axe-core's rules but the experimental ones, which are wrong too often to stop a release. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

async function audit(page: Page, except: readonly string[]) {
  // Evaluated and not added as a script: the page's security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, left]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const rules = left.map((rule) => [rule, { enabled: false }]);
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
    [TAGS, except] as const,
  );
}

const restyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

async function expectFaultless(
  page: Page,
  viewport: typeof SMALL,
  media: { colorScheme?: 'dark'; forcedColors?: 'active' } = {},
  lifted: readonly string[] = [],
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    ...media,
  });
  // The colours are the system's; axe-core reads `-webkit-text-fill-color`, which still says ours.
  const forced = media.forcedColors
    ? ['color-contrast', 'color-contrast-enhanced']
    : [];
  const state = `${viewport.width} px, ${JSON.stringify(media)}`;
  expect.soft(await audit(page, [...lifted, ...forced]), state).toEqual([]);
  expect.soft(await lost(page), state).toEqual([]);
}

for (const path of PAGES) {
  test(`${path}: no rule is broken and nothing is lost, whatever the window and the settings`, async ({
    page,
  }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    await expectFaultless(page, SMALL);
    await expectFaultless(page, ZOOMED);
    await expectFaultless(page, TABLET, DARK);
    await expectFaultless(page, DESK, FORCED);
    await expectFaultless(page, DESK, DARK);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await lost(page), 'on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await restyle(page, SPACED);
    await expectFaultless(page, DESK);
    for (const viewport of [SMALL, PHONE]) {
      await page.setViewportSize(viewport);
      expect.soft(await lost(page), `spaced, ${viewport.width} px`).toEqual([]);
    }
    // Larger by the text alone: media queries do not follow.
    await restyle(page, 'html { font-size: 200% }');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect.soft(width, 'text alone twice as large').toBe(PHONE.width);
  });
}

test('the carousel alive and moved: no rule is broken', async ({
  page,
  carousel,
}) => {
  await page.goto('/');
  await carousel.wake();
  await carousel.next.click();
  await still(page);
  await expectFaultless(page, SMALL, DARK);
  await expectFaultless(page, DESK);
  await expectFaultless(page, DESK, FORCED);
});

test('the menu open: no rule is broken', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/');
  await page.locator('header summary').click();
  // The open panel hides all below it, as a dialog does; axe-core sees that only where it is tall enough.
  const lifted = ['landmark-one-main', 'page-has-heading-one'];
  await expectFaultless(page, SMALL, {}, lifted);
  await expectFaultless(page, SMALL, FORCED, lifted);
  await expectFaultless(page, SIDEWAYS, DARK, lifted);
});

import axe from 'axe-core';
import { ISLAND } from './support/carousel';
import { PAGES } from './support/content';
import { lost, restyle } from './support/look';
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

const UNSET = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;
const DARK = { ...UNSET, colorScheme: 'dark' } as const;
const CALM = { ...UNSET, reducedMotion: 'reduce' } as const;
const FORCED = { ...UNSET, forcedColors: 'active' } as const;

const UNTOLD = [
  'bgImage', // the picture of the first screen
  'imgNode', // the same, below the header of a low window
  'bgGradient', // the service cards
  'pseudoContent', // the header's ground, which fades in
  'bgOverlap', // a neighbour's box
  'elmPartiallyObscuring', // the figures over the first screen
  'elmPartiallyObscured', // the header, below which axe-core has moved a short page
];

async function audit(
  page: Page,
  except: readonly string[] = [],
): Promise<string[]> {
  // Evaluated and not added as a script: the page's security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axe.source);
  return page.evaluate(
    async ([left, untold]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const rules = engine
        .getRules()
        // `experimental`: wrong too often to stop a release. `deprecated`: replaced by rules that run.
        .filter(
          ({ tags }) =>
            !tags.some((tag) => ['experimental', 'deprecated'].includes(tag)),
        )
        .map(({ ruleId }) => ruleId);
      const { violations, incomplete } = await engine.run({
        runOnly: {
          type: 'rule',
          values: rules.filter((rule) => !left.includes(rule)),
        },
        resultTypes: ['violations', 'incomplete'],
        preload: false,
      });
      const lines = (
        results: typeof violations,
        known: readonly string[] = [],
      ) =>
        results.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ any }) => !known.includes(any[0]?.data?.messageKey))
            .map(
              ({ target, any }) =>
                `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`,
            ),
        );
      const unsure = incomplete.filter(({ id }) =>
        id.startsWith('color-contrast'),
      );
      return [...lines(violations), ...lines(unsure, untold)];
    },
    [except, UNTOLD] as const,
  );
}

async function expectFaultless(
  page: Page,
  viewport: typeof SMALL,
  media: Parameters<Page['emulateMedia']>[0],
  lifted: readonly string[] = [],
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
  // The colours are the system's; axe-core reads `-webkit-text-fill-color`, which still says ours.
  const forced =
    media === FORCED ? ['color-contrast', 'color-contrast-enhanced'] : [];
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
    await expectFaultless(page, SMALL, CALM);
    await expectFaultless(page, ZOOMED, UNSET);
    await expectFaultless(page, TABLET, DARK);
    await expectFaultless(page, DESK, FORCED);
    await expectFaultless(page, DESK, DARK);
    await restyle(page, SPACED);
    await expectFaultless(page, DESK, UNSET);
    for (const viewport of [SMALL, PHONE]) {
      await page.setViewportSize(viewport);
      expect
        .soft(await lost(page), `wide text, ${viewport.width} px`)
        .toEqual([]);
    }
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
  await expectFaultless(page, DESK, UNSET);
  await expectFaultless(page, DESK, FORCED);
});

test('the menu open: no rule is broken', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/');
  await page.locator('header summary').click();
  // The open panel hides all below it, as a dialog does; axe-core sees that only where it is tall enough.
  const lifted = ['landmark-one-main', 'page-has-heading-one'];
  await expectFaultless(page, SMALL, UNSET, lifted);
  await expectFaultless(page, SMALL, FORCED, lifted);
  await expectFaultless(page, SIDEWAYS, DARK, lifted);
});

import axe from 'axe-core';
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

/** Why the contrast of a text is not axe-core's to tell. */
const UNTOLD = [
  'bgImage', // the picture of the first screen
  'bgGradient', // the service cards
  'pseudoContent', // the header's ground, which fades in
  'bgOverlap', // a neighbour's box
  'elmPartiallyObscuring', // the figures over the first screen
  'elmPartiallyObscured', // the header, below which axe-core has moved a short page
];

/**
 * Runs every rule of axe-core that is no longer tried out, best practices and AAA included, on the page as it is.
 * @param except - rules that do not hold here, each with its reason beside it
 * @returns a line for each element that breaks a rule, and for each whose contrast should have been told
 */
async function audit(page: Page, except: readonly string[] = []): Promise<string[]> {
  // Evaluated and not added as a script: the page's security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([left, untold]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const rules = engine
        .getRules()
        // `experimental`: wrong too often to stop a release. `deprecated`: replaced by rules that run.
        .filter(({ tags }) => !tags.some((tag) => ['experimental', 'deprecated'].includes(tag)))
        .map(({ ruleId }) => ruleId);
      const { violations, incomplete } = await engine.run({
        runOnly: { type: 'rule', values: rules.filter((rule) => !left.includes(rule)) },
        resultTypes: ['violations', 'incomplete'],
      });
      const lines = (results: typeof violations, known: readonly string[] = []) =>
        results.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ any }) => !known.includes(any[0]?.data?.messageKey))
            .map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
        );
      const unsure = incomplete.filter(({ id }) => id.startsWith('color-contrast'));
      return [...lines(violations), ...lines(unsure, untold)];
    },
    [except, UNTOLD] as const,
  );
}

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

import { readFileSync, writeFileSync } from 'node:fs';
import type { PageScreenshotOptions } from '@playwright/test';
import { FIXTURE_DIST } from '../support/fixture';
import { ISLAND } from './support/carousel';
import {
  expectNoShift,
  scrollThrough,
  scrollTo,
  waitUntilStill,
} from './support/page';
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/test';

// The fixtures, so that changes of the real content do not change the snapshots.
test.use({ dir: FIXTURE_DIST, contextOptions: { reducedMotion: 'reduce' } });

/** The version that made the snapshots: another one draws text a little differently. */
const VERSION = '__tests__/browser/pictures/chromium.txt';

async function expectSnapshot(
  page: Page,
  name: string,
  part: PageScreenshotOptions = { fullPage: true },
) {
  const version = page.context().browser()?.version().split('.')[0] ?? '';
  if (test.info().config.updateSnapshots === 'all')
    writeFileSync(VERSION, `${version}\n`);
  const stored = readFileSync(VERSION, 'utf8').trim();
  // Low enough to notice the wave between two light backgrounds. On a busy machine a few pixels of the slider differ.
  const tolerance =
    stored === version
      ? { maxDiffPixels: 30, threshold: 0.04 }
      : { maxDiffPixelRatio: 0.02 };
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...part,
    timeout: 40_000,
    ...tolerance,
  });
}

const ALL = ['/', '/termos-uso', '/404', '/500'];

const LOOKS = [
  ['phone', PHONE, {}, ALL],
  ['tablet', TABLET, { colorScheme: 'dark' }, ['/']],
  ['desk', DESK, {}, ['/']],
  ['desk-dark', DESK, { colorScheme: 'dark' }, ALL.slice(1)],
  ['forced-colors', PHONE, { forcedColors: 'active' }, ['/']],
] as const;

for (const [name, viewport, media, paths] of LOOKS)
  test(`${name}: pages match their snapshots, and nothing shifts`, async ({
    page,
    carousel,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    for (const path of paths) {
      await page.goto(path);
      await scrollThrough(page);
      await carousel.start();
      await expectNoShift(page);
      await scrollTo(page, 0);
      await waitUntilStill(page);
      await expectSnapshot(page, `${path.slice(1) || 'home'}-${name}`);
    }
  });

test('the open menu matches its snapshot', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('header summary').click();
  await expectSnapshot(page, 'menu', {});
});

test('the home page with the slider and the terms in dark mode match their snapshots in print', async ({
  page,
  carousel,
}) => {
  // A4 at 96 dots per inch, without the browser's margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/');
  await scrollThrough(page);
  await carousel.start();
  await page.emulateMedia({ media: 'print' });
  await expectSnapshot(page, 'home-paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/termos-uso');
  await expectSnapshot(page, 'termos-uso-paper');
});

/** Elements with a hover style. */
const HOVERED = {
  '/': [
    'section a >> nth=0',
    'section a >> nth=1',
    'header nav a:visible >> nth=1',
    '#servicos li a >> nth=0',
    '[data-carousel] li a >> nth=0',
    '[data-step] >> nth=1',
    'aside a >> nth=0',
    'footer li a >> nth=0',
  ],
  '/termos-uso': ['main nav li a >> nth=0', 'main header a >> nth=0'],
};

for (const [path, selectors] of Object.entries(HOVERED))
  test(`${path}: hovered links and buttons match their snapshots`, async ({
    page,
  }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    for (const [index, selector] of selectors.entries()) {
      const target = page.locator(selector);
      await target.hover();
      const clip = (await target.boundingBox()) ?? undefined;
      const name = `${path.slice(1) || 'home'}-hover-${index}`;
      await expectSnapshot(page, name, { clip });
    }
  });

for (const viewport of [PHONE, DESK])
  test(`${viewport.width} px: the header and the floating button stay while the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const header = page.getByRole('banner');
    const background = (opacity: string) =>
      expect(header).toHaveCSS('opacity', opacity, { pseudo: 'before' });
    const places = async () => [
      await header.boundingBox(),
      await page.getByRole('complementary').boundingBox(),
    ];
    const before = await places();
    // The header has a background over content, and none at the top of the page.
    await background('0');
    await scrollTo(page, 1500);
    await background('1');
    expect(await places()).toEqual(before);
  });

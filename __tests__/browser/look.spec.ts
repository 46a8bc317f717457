import { readFileSync, writeFileSync } from 'node:fs';
import { FIXTURE_DIST } from '../support/fixture';
import { ISLAND } from './support/carousel';
import { scrollThrough, scrollTo, still } from './support/page';
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/test';

// The fixtures' company: no text or picture of the real one can change what is compared here.
test.use({ dir: FIXTURE_DIST, contextOptions: { reducedMotion: 'reduce' } });

/** The browser that drew the stored pictures: another version draws letters a little differently. */
const VERSION = '__tests__/browser/pictures/chromium.txt';

async function expectLooks(page: Page, name: string, fullPage = true) {
  const version = page.context().browser()?.version().split('.')[0] ?? '';
  if (test.info().config.updateSnapshots === 'all')
    writeFileSync(VERSION, `${version}\n`);
  const stored = readFileSync(VERSION, 'utf8').trim();
  // A layer that the slider moves is drawn a little differently by a busy machine: 14 pixels by more than this threshold.
  const tolerance =
    stored === version
      ? { maxDiffPixels: 30, threshold: 0.1 }
      : { maxDiffPixelRatio: 0.02 };
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage,
    timeout: 40_000,
    ...tolerance,
  });
}

const ALL = ['/', '/termos-uso', '/404', '/500'];

const LOOKS = [
  ['phone', PHONE, 'light', ALL],
  ['tablet', TABLET, 'dark', ['/']],
  ['desk', DESK, 'light', ['/']],
  ['desk-dark', DESK, 'dark', ALL.slice(1)],
] as const;

for (const [name, viewport, colorScheme, paths] of LOOKS)
  test(`${name}: pages look as they did`, async ({ page, carousel }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const path of paths) {
      await page.goto(path);
      await scrollThrough(page);
      await carousel.wake();
      await scrollTo(page, 0);
      await still(page);
      await expectLooks(page, `${path.slice(1) || 'home'}-${name}`);
    }
  });

test('the open menu and the first screen in forced colours look as they did', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.locator('header summary').click();
  await expectLooks(page, 'menu', false);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLooks(page, 'forced-colours', false);
});

test('paper: the home page prints as it did with the slider alive, and the terms by night', async ({
  page,
  carousel,
}) => {
  // A4 at 96 dots an inch, less the browser's margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/');
  await scrollThrough(page);
  await carousel.wake();
  await page.emulateMedia({ media: 'print' });
  await expectLooks(page, 'home-paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/termos-uso');
  await expectLooks(page, 'termos-uso-paper');
});

/** What answers to a pointer above it. */
const ANSWERS = {
  '/': [
    'section a >> nth=0',
    'section a >> nth=1',
    'header nav a:visible >> nth=1',
    '#servicos li a >> nth=0',
    '[data-carousel] li a >> nth=0',
    '[data-step] >> nth=1',
    'aside a',
    'footer li a >> nth=0',
  ],
  '/termos-uso': ['main nav li a >> nth=0', 'main header a'],
};

for (const [path, selectors] of Object.entries(ANSWERS))
  test(`${path}: links and buttons answer to a pointer above them`, async ({
    page,
  }) => {
    await page.route(ISLAND, () => {});
    await page.goto(path);
    for (const selector of selectors) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const look = () =>
        target.evaluate((element) =>
          [element, ...element.querySelectorAll('*')].map((part) => {
            const style = getComputedStyle(part);
            return `${style.background} ${style.border} ${style.boxShadow} ${style.textDecoration} ${style.color}`;
          }),
        );
      const before = await look();
      await target.hover();
      await expect.poll(look, selector).not.toEqual(before);
    }
  });

for (const viewport of [PHONE, DESK])
  test(`${viewport.width} px: header and floating button stay while the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const header = page.getByRole('banner');
    const places = async () => [
      await header.boundingBox(),
      await page.getByRole('complementary').boundingBox(),
    ];
    const before = await places();
    await scrollTo(page, 1500);
    await still(page);
    expect(await places()).toEqual(before);
    // Over the page's words the header has a ground, at the top of the page it has none.
    const ground = () =>
      header.evaluate((bar) => {
        const { opacity, backgroundColor } = getComputedStyle(bar, '::before');
        return `${opacity} ${backgroundColor}`;
      });
    await expect.poll(ground).toMatch(/^1 rgb\(/);
    await scrollTo(page, 0);
    await expect.poll(ground).toMatch(/^0 /);
  });

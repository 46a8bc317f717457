import { FAILED, MISSING, PAGES } from './support/content';
import { findSmallTargets } from './support/look';
import { loadPictures } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

// Fingers get larger targets than a mouse.
test.use({ hasTouch: true });

for (const path of PAGES)
  test(`${path}: texts and targets are visible and large, and nothing is stored`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    for (const viewport of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await loadPictures(page);
      await carousel.start();
      const size = `${viewport.width} px`;
      const elements = page.locator('body *:visible').filter({ hasText: /./ });
      const fontSizes = await elements.evaluateAll((all) =>
        all.map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        ),
      );
      expect.soft(Math.min(...fontSizes), size).toBeGreaterThanOrEqual(16);
      // What opens or slides has tests of its own.
      const hidden = page
        .locator('main, footer, aside')
        .locator(':is(h1, h2, h3, p, li, a):not([data-carousel] *, details *)')
        .filter({ visible: false });
      expect.soft(await hidden.allTextContents(), size).toEqual([]);
      const menu = page.locator('[popovertarget]:visible');
      if (await menu.count()) await menu.click();
      expect.soft(await findSmallTargets(page), size).toEqual([]);
      if (await menu.count()) await menu.click();
    }
    const storage = await page.context().storageState({ indexedDB: true });
    expect(storage).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

test('a missing address shows the 404 page, which logs it', {
  tag: '@chromium',
}, async ({ page, problems }) => {
  const answer = await page.goto(MISSING);
  expect(answer?.status()).toBe(404);
  expect(
    problems.splice(0).filter((line) => !line.includes('status of 404')),
  ).toEqual([expect.stringContaining(`404: ${MISSING} `)]);
  await page.goto('/404');
  expect(problems).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const back = page.getByRole('main').getByRole('link').first();
  await expect(back).toBeInViewport({ ratio: 1 });
});

test('the 500 page requests nothing else', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(FAILED);
  // The mark, whose place stays empty if it fails.
  expect(requested.filter((url) => !url.endsWith('.svg'))).toEqual([
    page.url(),
  ]);
});

for (const width of [320, 360, 412, 768, 1024, 1280, 1440, 1920, 2560])
  test(`${width} px: pictures are as large as their place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      await loadPictures(page);
      // A picture's natural width is what `sizes` promises.
      const wrong = await page.locator('img:visible').evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ width, height, naturalWidth, naturalHeight }) => {
            // Of a picture that its place crops, more than the place.
            const whole = (height * naturalWidth) / naturalHeight;
            const isSmall = naturalWidth < 0.95 * width;
            const isLarge = naturalWidth > 1.35 * Math.max(width, whole);
            return width >= 150 && (isSmall || isLarge);
          })
          .map(({ currentSrc, width }) => `${width} px: ${currentSrc}`),
      );
      expect.soft(wrong, path).toEqual([]);
    }
  });

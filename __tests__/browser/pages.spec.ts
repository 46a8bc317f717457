import { MISSING, PAGES, texts } from './support/content';
import { findSmallTargets } from './support/look';
import { scrollThrough, scrollTo } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

for (const path of PAGES) {
  test(`${path}: pictures load, texts and targets are large enough at every size, nothing is stored, and the page is cross-origin isolated`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    for (const viewport of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await scrollTo(page, 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await scrollThrough(page);
      await carousel.start();
      const size = `${viewport.width} px`;
      const elements = page.locator('body *:visible').filter({ hasText: /./ });
      const fontSizes = await elements.evaluateAll((all) =>
        all.map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        ),
      );
      expect.soft(Math.min(...fontSizes), size).toBeGreaterThanOrEqual(16);
      const menu = page.locator('summary:visible');
      if (await menu.count()) await menu.click();
      expect.soft(await findSmallTargets(page), size).toEqual([]);
      if (await menu.count()) await menu.click();
    }
    const storage = await page.context().storageState({ indexedDB: true });
    expect(storage).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

for (const path of [MISSING, '/404/x']) {
  test(`${path} shows the 404 page and logs it once`, {
    tag: '@chromium',
  }, async ({ page, problems }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const { title: name } = texts.notFound;
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(
      problems.splice(0).filter((line) => !line.includes('status of 404')),
    ).toEqual([expect.stringContaining(`404: ${path} `)]);
  });
}

test('the 404 page does not log its own address as missing', async ({
  page,
  problems,
}) => {
  for (const path of ['/404', '/404.html']) await page.goto(path);
  expect(problems).toEqual([]);
});

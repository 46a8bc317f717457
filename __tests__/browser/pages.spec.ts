import { MISSING, PAGES, texts } from './support/content';
import { smallTargets } from './support/look';
import { scrollThrough, scrollTo } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

for (const path of PAGES) {
  test(`${path}: all can be seen, read and touched at every size, and nothing is stored`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    for (const viewport of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await scrollTo(page, 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await scrollThrough(page);
      await carousel.wake();
      const size = `${viewport.width} px`;
      const small = page.locator('body *:visible').filter({ hasText: /./ });
      const sizes = await small.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
      expect.soft(Math.min(...sizes), size).toBeGreaterThanOrEqual(16);
      const menu = page.locator('summary:visible');
      if (await menu.count()) await menu.click();
      expect.soft(await smallTargets(page), size).toEqual([]);
      if (await menu.count()) await menu.click();
    }
    const storage = await page.context().storageState({ indexedDB: true });
    expect(storage).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test('the site stands alone: no other window shares its process', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
});

for (const path of [MISSING, '/404/x']) {
  test(`${path}: answers 404, says so, and once to the console`, {
    tag: '@chromium',
  }, async ({ page, complaints }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    // Its names and addresses: aria.spec.ts.
    const { title: name } = texts.notFound;
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(
      complaints.splice(0).filter((line) => !line.includes('status of 404')),
    ).toEqual([expect.stringContaining(`404: ${path} `)]);
  });
}

test('the 404 page itself is not missing', async ({ page, complaints }) => {
  for (const path of ['/404', '/404.html']) await page.goto(path);
  // nginx answers with this status there, which the browser says too.
  const said = complaints.splice(0);
  expect(said.filter((line) => !line.includes('status of'))).toEqual([]);
});

// The messages looked for are Chromium's.
test.describe('complains', { tag: '@chromium' }, () => {
  test.use({ quiet: false });

  test('a script that somebody changed does not run, nor does markup made of a text', async ({
    page,
    complaints,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<script>',
        '<script>window.changed = true;',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    expect(complaints.join()).toContain('script-src');
    const inject = page.evaluate(() => {
      document.body.innerHTML = '<b>x</b>';
    });
    await expect(inject).rejects.toThrow(/TrustedHTML/);
  });
});

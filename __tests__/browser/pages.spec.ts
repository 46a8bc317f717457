import { FOUND, MISSING, OTHER, PAGES, services, texts } from './support/content';
import { lost, smallTargets, smallTexts } from './support/look';
import { expectNewTabs, scrollThrough } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

for (const path of PAGES) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, tablet: TABLET, desk: DESK })) {
    test(`${path}, ${size}: all can be seen, read and touched`, async ({ page, carousel }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await scrollThrough(page);
      if (await carousel.root.count()) await carousel.wake();
      expect.soft(await lost(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await smallTexts(page)).toEqual([]);
      const menu = page.locator('summary:visible');
      if ((await menu.count()) === 0) return;
      await menu.click();
      expect.soft(await smallTargets(page)).toEqual([]);
    });
  }

  test(`${path}: chat links lead to the chat, new tabs are said and harmless`, async ({ page }) => {
    await page.goto(path);
    // Header twice, hero twice, about, services, highlight, footer, the floating button.
    const home = 9 + services.items.length;
    await expectNewTabs(page, path === '/' ? home : FOUND.includes(path) ? 3 : 1);
  });
}

test('the site stands alone: no other window shares its process', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
});

for (const path of [MISSING, `${OTHER}/mais`, '/index.php']) {
  test(`${path}: answers 404, says so, and once to the console`, async ({ page, complaints }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const { title, text, action } = texts.notFound;
    await expect(page.getByRole('heading', { name: title })).toHaveAttribute('lang', 'en');
    await expect(page.getByText(text)).toBeVisible();
    const home = page.getByRole('link', { name: action, exact: true });
    await expect(home).toHaveAttribute('lang', 'en');
    await expect(home).toHaveAttribute('href', '/');
    // The browser's own line about the status, and ours.
    expect(complaints.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([
      expect.stringContaining(`404: ${path} `),
    ]);
  });
}

test('nothing is stored, on no page nor on the way to the next', async ({ page, context }) => {
  const stored = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
    ]);
  for (const path of PAGES) {
    await page.goto(path);
    await scrollThrough(page);
    expect(await stored(), path).toEqual([]);
  }
  await page.goto('/');
  await page.getByRole('contentinfo').locator(`a[href="${OTHER}"]`).click();
  await expect(page).toHaveURL(OTHER);
  expect(await stored()).toEqual([]);
  await page.goBack();
  expect(await stored()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

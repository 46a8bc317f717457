import {
  FOUND,
  MISSING,
  OTHER,
  PAGES,
  services,
  texts,
} from './support/content';
import { lost, smallTargets, smallTexts } from './support/look';
import { expectNewTabs, scrollThrough, stored } from './support/page';
import { DESK, expect, PHONE, TABLET, test } from './support/test';

for (const path of PAGES) {
  test(`${path}: all can be seen, read and touched at every size, and nothing is stored`, async ({
    page,
    carousel,
  }) => {
    await page.goto(path);
    for (const viewport of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await scrollThrough(page);
      if (await carousel.root.count()) await carousel.wake();
      const size = `${viewport.width} px`;
      expect.soft(await lost(page), size).toEqual([]);
      expect.soft(await smallTexts(page), size).toEqual([]);
      const menu = page.locator('summary:visible');
      if (await menu.count()) await menu.click();
      expect.soft(await smallTargets(page), size).toEqual([]);
      if (await menu.count()) await menu.click();
    }
    // Header twice, hero twice, about, services, highlight, footer, the floating button.
    const home = 9 + services.items.length;
    await expectNewTabs(
      page,
      path === '/' ? home : FOUND.includes(path) ? 3 : 1,
    );
    expect(await stored(page)).toEqual([]);
  });
}

test('the site stands alone: no other window shares its process', async ({
  page,
}) => {
  await page.goto('/');
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
});

for (const path of [MISSING, `${OTHER}/mais`, '/404-antiga', '/404/x']) {
  test(`${path}: answers 404, says so, and once to the console`, async ({
    page,
    complaints,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const { title, text, action } = texts.notFound;
    await expect(page.getByRole('heading', { name: title })).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(page.getByText(text)).toBeVisible();
    const home = page.getByRole('link', { name: action, exact: true });
    await expect(home).toHaveAttribute('lang', 'en');
    await expect(home).toHaveAttribute('href', '/');
    expect(
      complaints.splice(0).filter((line) => !line.includes('status of 404')),
    ).toEqual([expect.stringContaining(`404: ${path} `)]);
  });
}

test('the 404 page itself is not missing', async ({ page, complaints }) => {
  for (const path of ['/404', '/404.html']) await page.goto(path);
  // nginx answers with this status there, which the browser says too.
  const own = complaints
    .splice(0)
    .filter((line) => !line.includes('status of'));
  expect(own).toEqual([]);
});

test.describe('complains', () => {
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

import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../src/scripts/findBrowsers';
import { wake } from './support/alive';
import { place } from './support/place';
import { expect, PAGES, PHONE, test } from './support/test';

const SITE = 'https://www.mare-credito.example';
const TITLES = {
  início: 'Maré Crédito | Crédito consignado explicado com calma',
  privacidade: 'Política de Privacidade | Maré Crédito',
  termos: 'Termos de Uso | Maré Crédito',
  'não encontrada': 'Página não encontrada | Maré Crédito',
};

test.use({ viewport: PHONE });

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Marks the document, to tell a change of page inside React from a new load. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => 'marked' in window);

for (const act of ['pointerdown', 'keydown'] as const) {
  test(`no script is fetched by loading and reading on; the first ${act} fetches them`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\.js$|page-data/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/');
    // The browser drops what is turned before it has drawn the page.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await scrolled(page)).toBeGreaterThan(200);
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    if (act === 'keydown') await page.keyboard.press('Shift');
    else await page.mouse.down();
    await expect.poll(() => scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });
}

test('a link that was tapped before React runs still leads there', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('/');
  await footerLink(page, 'Termos de Uso').click();
  await expect(page).toHaveURL('/termos-uso');
  await expect(heading(page)).toHaveText('Termos de Uso');
  await footerLink(page, 'Parceiros').click();
  await expect(page).toHaveURL('/#parceiros');
  await expect.poll(() => place(page, 'parceiros')).toBe('free');
});

test('a change of page inside React: title, address, focus, scroll, back and forward', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await wake(page);
  await mark(page);
  const link = footerLink(page, 'Termos de Uso');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');

  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Termos de Uso');
  await expect(page).toHaveTitle(TITLES.termos);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${SITE}/termos-uso`);
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(TITLES.início);
  await expect(canonical).toHaveAttribute('href', `${SITE}/`);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveTitle(TITLES.termos);
  await expect(heading(page)).toHaveText('Termos de Uso');
  await expect.poll(() => scrolled(page)).toBe(0);

  // Home again by an address with a fragment: there, and not at the top.
  await footerLink(page, 'Parceiros').click();
  await expect(page).toHaveURL('/#parceiros');
  await expect.poll(() => place(page, 'parceiros')).toBe('free');
  expect(await marked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a page left by a full load is kept whole for going back', async ({ siteUrl }) => {
  // The test's own browser has this switched off.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(siteUrl);
    await wake(page);
    await mark(page);
    await page.goto(siteUrl + PAGES.termos);
    expect(await marked(page)).toBe(false);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => marked(page)).toBe(true);
    await expect(heading(page)).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('a page with a slash at its end has one address: one redirect, and React keeps to it', async ({
  page,
  request,
}) => {
  for (const path of [PAGES.privacidade, PAGES.termos]) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([301, 308]).toContain(answer.status());
    expect(answer.headers().location).toBe(path);
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  }
  await page.goto('/termos-uso/');
  await wake(page);
  await expect(page).toHaveURL('/termos-uso');
  await expect(page).toHaveTitle(TITLES.termos);
});

test('titles are right as served and with React; the 404 page itself is no missing path', async ({
  page,
  complaints,
}) => {
  for (const [name, path] of Object.entries({ ...PAGES, 'não encontrada': '/404.html' })) {
    await page.goto(path);
    await expect(page).toHaveTitle(TITLES[name as keyof typeof TITLES]);
    await wake(page);
    await expect(page).toHaveTitle(TITLES[name as keyof typeof TITLES]);
    await expect(page.locator('title')).toHaveCount(1);
  }
  expect(complaints.filter((text) => text.startsWith('404:'))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect } from '@playwright/test';
import { firstScreenWithin } from '../../../src/scripts/bench/firstScreen';
import { measureTraffic, type Traffic, type Transfer } from '../../../src/scripts/bench/traffic';
import { PAGES, test } from '../support/test';

// Bytes and requests, not times: they are the same on every machine. The goals are those of `npm run bench`.
const KB = 1024;
const DIR = process.env.SITE_DIR ?? 'public';

const bytes = (transfers: readonly Transfer[], type?: string) =>
  transfers
    .filter((transfer) => !type || transfer.type === type)
    .reduce((total, transfer) => total + transfer.bytes, 0);

/** What failed its budget should say what there is. */
const listed = (transfers: readonly Transfer[]) =>
  transfers
    .map(({ type, url, bytes: size }) => `${size} ${type} ${new URL(url).pathname}`)
    .join('\n');

/** One visit serves all budgets of the home page. */
let visit: Promise<Traffic> | undefined;
const visitOf = (browser: Browser, url: string) => {
  visit ??= measureTraffic(browser, `${url}/`);
  return visit;
};

test.describe.configure({ mode: 'serial' });

test('runs at most 2 KB of script before the visitor does something', async ({
  browser,
  siteUrl,
}) => {
  const { before, inlineScript } = await visitOf(browser, siteUrl);
  expect(before.filter(({ type }) => type === 'Script')).toEqual([]);
  expect(brotliCompressSync(inlineScript).length).toBeLessThanOrEqual(2 * KB);
});

test('asks for at most 6 files and 110 KB for the first screen of a phone', async ({
  browser,
  siteUrl,
}) => {
  const { before } = await visitOf(browser, siteUrl);
  expect(before.length, listed(before)).toBeLessThanOrEqual(6);
  expect(bytes(before), listed(before)).toBeLessThanOrEqual(110 * KB);
});

test('asks for each file once', async ({ browser, siteUrl }) => {
  const { after } = await visitOf(browser, siteUrl);
  const fetched = after.filter((transfer) => transfer.bytes > 1000).map(({ url }) => url);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});

test('takes at most 95 KB of script with a living carousel', async ({ browser, siteUrl }) => {
  const { after } = await visitOf(browser, siteUrl);
  expect(bytes(after, 'Script'), listed(after)).toBeLessThanOrEqual(95 * KB);
});

test('never moves while it is read and while the carousel comes alive', async ({
  browser,
  siteUrl,
}) => {
  const { shift } = await visitOf(browser, siteUrl);
  expect(Number(shift.toFixed(2))).toBe(0);
});

test('asks nobody else for anything and leaves nothing behind', async ({ browser, siteUrl }) => {
  const { after, cookies, storage } = await visitOf(browser, siteUrl);
  const strangers = after.filter(({ url }) => !url.startsWith(siteUrl) && !url.startsWith('data:'));
  expect(strangers, listed(strangers)).toEqual([]);
  expect({ cookies, storage }).toEqual({ cookies: 0, storage: 0 });
});

for (const file of ['index', 'politica-privacidade', 'termos-uso', '404']) {
  test(`${file}.html is at most ${file === 'index' ? 18 : 20} KB with its styles`, () => {
    const size = readFileSync(join(DIR, `${file}.html.br`)).length;
    expect(size).toBeLessThanOrEqual((file === 'index' ? 18 : 20) * KB);
  });
}

test('the first 14 KB hold the whole first screen', async () => {
  const html = readFileSync(join(DIR, 'index.html.br'));
  expect(await firstScreenWithin(html, 14 * KB)).toBe(true);
});

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: nothing stands in the way of the first paint`, async ({ page }) => {
    await page.goto(path);
    const head = page.locator('head');
    await expect(head.locator('link[rel="stylesheet"], script[src]')).toHaveCount(0);
    await expect(page.locator('script:not([type])')).toHaveCount(1);
    await expect(head.locator('style')).toHaveCount(1);
    await expect(head.locator('link[rel="preload"]')).toHaveCount(1);
    await expect(page.locator('meta[name="generator"], noscript')).toHaveCount(0);
  });
}

test('the inline script is the same on every page, so that one hash allows it', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    texts.push((await page.locator('script:not([type])').textContent()) ?? '');
  }
  expect(new Set(texts).size).toBe(1);
});

test('the bundle holds React once, and nothing that only servers need or that would store', () => {
  const html = readFileSync(join(DIR, 'index.html'), 'utf8');
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const code = scripts.map((file) => readFileSync(join(DIR, file), 'utf8')).join('\n');
  expect(code.match(/rendererPackageName/g)).toHaveLength(1);
  for (const trace of ['renderToString', 'partytown', 'core-js', 'sessionStorage', 'localStorage'])
    expect(code.includes(trace), trace).toBe(false);
});

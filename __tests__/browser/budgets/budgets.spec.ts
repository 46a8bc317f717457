import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { firstScreenWithin } from '../../../src/scripts/bench/firstScreen';
import type { Traffic, Transfer } from '../../../src/scripts/bench/traffic';
import { PAGES, test } from '../support/test';

// Bytes and requests, not times: they are the same on every machine. The goals are those of `npm run bench`.
const KB = 1024;
const run = promisify(execFile);
const DIR = process.env.SITE_DIR ?? 'public';

const total = (transfers: readonly Transfer[], part: 'bytes' | 'body') =>
  transfers.reduce((sum, transfer) => sum + transfer[part], 0);

const scripts = (transfers: readonly Transfer[]) =>
  transfers.filter(({ type }) => type === 'Script');

/** What failed its budget should say what there is. */
const listed = (transfers: readonly Transfer[]) =>
  transfers
    .map(({ type, url, bytes: size }) => `${size} ${type} ${new URL(url).pathname}`)
    .join('\n');

/** One visit serves all budgets of the home page. */
let visit: Promise<Traffic> | undefined;
async function measure(url: string): Promise<Traffic> {
  const { stdout } = await run(process.execPath, [
    '--require',
    'tsx/cjs',
    'src/scripts/bench/visit.ts',
    `${url}/`,
  ]);
  return JSON.parse(stdout) as Traffic;
}
const visitOf = (url: string) => {
  visit ??= measure(url);
  return visit;
};

test('runs at most 2 KB of script before the visitor does something', async ({ siteUrl }) => {
  const { before, inlineScript } = await visitOf(siteUrl);
  expect(scripts(before)).toEqual([]);
  expect(brotliCompressSync(inlineScript).length).toBeLessThanOrEqual(2 * KB);
});

test('asks for at most 6 files and 110 KB for the first screen of a phone', async ({ siteUrl }) => {
  const { before } = await visitOf(siteUrl);
  expect(before.length, listed(before)).toBeLessThanOrEqual(6);
  expect(total(before, 'bytes'), listed(before)).toBeLessThanOrEqual(110 * KB);
});

test('asks for each file once', async ({ siteUrl }) => {
  const { after } = await visitOf(siteUrl);
  const fetched = after.filter(({ body }) => body > 1000).map(({ url }) => url);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});

test('takes at most 95 KB of script with a living carousel', async ({ siteUrl }) => {
  const { after } = await visitOf(siteUrl);
  expect(total(scripts(after), 'body'), listed(after)).toBeLessThanOrEqual(95 * KB);
});

test('never moves while it is read and while the carousel comes alive', async ({ siteUrl }) => {
  const { shift } = await visitOf(siteUrl);
  expect(Number(shift.toFixed(2))).toBe(0);
});

test('asks nobody else for anything and leaves nothing behind', async ({ siteUrl }) => {
  const { after, cookies, storage } = await visitOf(siteUrl);
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
  const files = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const code = files.map((file) => readFileSync(join(DIR, file), 'utf8')).join('\n');
  expect(code.match(/rendererPackageName/g)).toHaveLength(1);
  for (const trace of ['renderToString', 'partytown', 'core-js', 'sessionStorage', 'localStorage'])
    expect(code.includes(trace), trace).toBe(false);
});

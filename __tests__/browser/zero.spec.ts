import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type aboutFile from '../../data/home/about.json';
import type statisticsFile from '../../data/home/statistics.json';
import { content } from './support/content';
import { expect, test } from './support/test';

const statistics = content<typeof statisticsFile>('home/statistics.json');
const about = content<typeof aboutFile>('home/about.json');

/** Writes one large zero into an element: true when the middle of the zero is filled, by the slash. */
async function hasSlash(element: Locator): Promise<boolean> {
  const { x, y, width, height } = await element.evaluate(
    (node: HTMLElement) => {
      node.textContent = '0';
      node.style.cssText = 'color: #000; background: #fff; font-size: 96px';
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    },
  );
  const clip = { x: x + width / 2, y: y + height / 2, width: 1, height: 1 };
  const middle = await sharp(await element.page().screenshot({ clip })).stats();
  return middle.channels.every(({ mean }) => mean < 128);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
});

test('a heading has a plain zero', async ({ page }) => {
  const heading = page.getByRole('heading', { name: about.title, exact: true });
  expect(await hasSlash(heading)).toBe(false);
});

for (const { value, label, description } of statistics.items.slice(0, 1))
  test('a large figure has a plain zero, the text below it one with a slash', async ({
    page,
  }) => {
    const item = page.getByRole('listitem').filter({ hasText: label }).first();
    expect(await hasSlash(item.getByText(value, { exact: true }))).toBe(false);
    expect(await hasSlash(item.getByText(description))).toBe(true);
  });

import type statisticsFile from '../../data/home/statistics.json';
import { content, FOUND, OTHER } from './support/content';
import { heard } from './support/page';
import { expect, test } from './support/test';

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'contentinfo',
];

for (const path of FOUND) {
  test(`${path}: has six landmarks, none of them a section`, async ({
    page,
  }) => {
    await page.goto(path);
    const roles = (await heard(page)).map(({ role }) => role);
    const landmarks = roles.filter((role) => LANDMARKS.includes(role));
    expect(landmarks).toHaveLength(6);
    expect(landmarks).not.toContain('region');
  });
}

test('headings are heard as such, not as links', async ({ page }) => {
  await page.goto(OTHER);
  await expect(page.locator(':is(h2, h3) a')).toHaveCount(0);
});

test('figures are heard in words and not as they are written', async ({
  page,
}) => {
  await page.goto('/');
  const { items } = content<typeof statisticsFile>('home/statistics.json');
  const words = (await heard(page)).map(({ name }) => name);
  for (const { value, spoken } of items) {
    expect(words).toContain(spoken ?? value);
    if (spoken) expect(words).not.toContain(value);
  }
});

test('text alone twice as large widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of FOUND) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect.soft(width, path).toBe(360);
  }
});

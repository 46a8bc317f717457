import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { describeCard } from '../../tools/check/rules/release';
import { FIXTURE, readFixture } from '../../tools/fixture/fixture';
import { drawSocialCard } from '../../tools/socialCard';

test("the social card shows the company's name and address, and says which @chromium", async ({
  browser,
}, testInfo) => {
  const cards = ['data', FIXTURE].map(async (data, i) => {
    const file = testInfo.outputPath(`card-${i}.jpg`);
    await drawSocialCard(browser, data, file);
    return sharp(file);
  });
  const [other, card] = await Promise.all(cards);
  const { width, height, exif } = (await card?.metadata()) ?? {};
  expect([width, height]).toEqual([1200, 630]);
  const { brand, siteUrl } = readFixture('company.json');
  expect(String(exif)).toContain(describeCard(brand, siteUrl));
  expect(await card?.toBuffer()).not.toEqual(await other?.toBuffer());
});

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { readContentFile } from '../src/content/readContentFile';
import { companyFile } from '../src/content/schemas/company';
import { heroFile } from '../src/content/schemas/home/hero';
import { describeCard } from './check/rules/release';
import { CHROMIUM } from './chromium';

const CARD = 'static/social-card.jpg';

/** The size that Facebook and WhatsApp show large: https://developers.facebook.com/docs/sharing/webmasters/images */
const SIZE = { width: 1200, height: 630 };

/**
 * Draws the picture that messengers show with a link to the site, from art/social-card.html and the company's texts.
 * Its description has the name and the address that it shows: a release compares them with those of the company.
 * @param data - a content folder that the check has accepted
 * @param file - where the JPEG is written
 */
export async function drawSocialCard(
  browser: Browser,
  data: string,
  file: string,
): Promise<void> {
  const { brand, siteUrl } = readContentFile(data, companyFile);
  const { headline } = readContentFile(data, heroFile);
  const texts = {
    '.brand': brand,
    h1: headline,
    '.address': siteUrl.replace('https://', ''),
  };
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(pathToFileURL(resolve('art/social-card.html')).href);
  for (const [selector, text] of Object.entries(texts))
    await page.locator(selector).evaluate((element, words) => {
      element.textContent = words;
    }, text);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { ImageDescription: describeCard(brand, siteUrl) } })
    .toFile(file);
}

async function main(): Promise<void> {
  // Refuses options: there are none.
  parseArgs();
  const browser = await chromium.launch(CHROMIUM);
  await drawSocialCard(browser, 'data', CARD);
  await browser.close();
  console.log(`Wrote ${CARD}. Look at it.`);
}

if (require.main === module)
  void main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });

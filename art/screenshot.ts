import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM } from '../tools/chromium';
import { startServer } from '../tools/serve';

const HEIGHT = 620;
const GAP = 40;

/** Window sizes of a desk and a phone, in CSS pixels. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** A rectangle with round corners in the size of a picture. */
const outline = (width: number, look: string): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${HEIGHT}"><rect x="1" y="1" width="${width - 2}" height="${HEIGHT - 2}" rx="16" ${look}/></svg>`,
  );

/** Makes docs/site.webp, the README's picture: the home page of `dist/` at the widths of a desktop and of a phone, side by side. */
async function main(): Promise<void> {
  const site = await startServer('dist');
  const browser = await chromium.launch(CHROMIUM);
  const pictures = [];
  let left = 0;
  for (const viewport of WINDOWS) {
    const page = await browser.newPage({ viewport });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const width = Math.round((viewport.width * HEIGHT) / viewport.height);
    const input = await sharp(await page.screenshot({ animations: 'disabled' }))
      .resize(width, HEIGHT)
      .composite([
        { input: outline(width, ''), blend: 'dest-in' },
        { input: outline(width, 'fill="none" stroke="#9bb3b8"') },
      ])
      .png()
      .toBuffer();
    pictures.push({ input, left, top: 0 });
    left += width + GAP;
  }
  await browser.close();
  await site.close();
  await sharp({
    create: {
      width: left - GAP,
      height: HEIGHT,
      channels: 4,
      background: 'transparent',
    },
  })
    .composite(pictures)
    .webp({ quality: 70, effort: 6 })
    .toFile('docs/site.webp');
}

void main();

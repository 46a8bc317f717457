import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { hasCarousel } from './support/content';
import { expectNoShift, loadPictures, waitUntilStill } from './support/page';
import { expect, test } from './support/test';

const SMALL_PHONE = { width: 360, height: 640 };
const KB = 1024;

test.use({
  viewport: SMALL_PHONE,
  screen: SMALL_PHONE,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

async function bodyOf(request: Request | undefined) {
  const answer = await request?.response();
  return answer?.body() ?? Buffer.alloc(0);
}

/** The size in bytes, compressed with Brotli, as hosts send it. */
const sizeOf = async (request: Request | undefined) =>
  brotliCompressSync(await bodyOf(request)).length;

// The limits leave room for longer texts and other photos.
test('few bytes for a phone, and nothing shifts', async ({
  page,
  carousel,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const ofType = (type: string) =>
    requests.filter((request) => request.resourceType() === type);
  await page.goto('/');
  // Then it has asked for the pictures near the window.
  await waitUntilStill(page);
  expect.soft(requests.length, 'requests').toBeLessThanOrEqual(12);
  const html = await sizeOf(requests[0]);
  expect.soft(html, 'HTML with styles and script').toBeLessThan(22 * KB);
  expect.soft(ofType('script'), 'scripts').toHaveLength(0);
  expect.soft(ofType('font'), 'fonts').toHaveLength(1);
  expect.soft(ofType('stylesheet'), 'stylesheets').toHaveLength(0);

  await loadPictures(page);
  for (const request of ofType('image')) {
    const { width } = await sharp(await bodyOf(request)).metadata();
    // Two pixels for each of CSS, and room for the next size.
    expect.soft(width, request.url()).toBeLessThanOrEqual(1200);
  }
  await carousel.start();
  expect(ofType('script')).toHaveLength(Number(hasCarousel));
  const island = await sizeOf(ofType('script')[0]);
  expect.soft(island, 'the carousel').toBeLessThan(80 * KB);
  await expectNoShift(page);
});

import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { expectNoShift, loadPictures } from './support/page';
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

// Of the invented company, so that no photo and no text of an editor makes it fail. The build prints the sizes of the
// real pages.
test('a small phone gets few bytes, and nothing shifts', async ({
  page,
  carousel,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const ofType = (type: string) =>
    requests.filter((request) => request.resourceType() === type);
  await page.goto('/', { waitUntil: 'networkidle' });
  const html = await sizeOf(requests[0]);
  // Room for a field or two.
  expect.soft(html, 'HTML with styles and script').toBeLessThanOrEqual(16_500);
  expect.soft(ofType('script'), 'scripts').toHaveLength(0);
  expect.soft(ofType('font'), 'fonts').toHaveLength(1);
  expect.soft(ofType('stylesheet'), 'stylesheets').toHaveLength(0);

  await loadPictures(page);
  const pictures = await Promise.all(ofType('image').map(bodyOf));
  const metadata = pictures.map((picture) => sharp(picture).metadata());
  const widths = (await Promise.all(metadata)).map(({ width }) => width);
  // The logos, which do not grow with the window, are smaller.
  const wide = widths.filter((width) => width > 200);
  expect.soft(wide).toEqual([960, 660, 640, 1024]);
  await carousel.start();
  expect(ofType('script')).toHaveLength(1);
  const island = await sizeOf(ofType('script')[0]);
  expect.soft(island, 'the carousel').toBeLessThanOrEqual(76 * KB);
  await expectNoShift(page);
  console.log(JSON.stringify({ html, island }));
});

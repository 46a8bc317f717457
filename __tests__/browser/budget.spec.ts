import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expectNoShift, scrollThrough } from './support/page';
import { expect, type Page, test } from './support/test';

const SMALL_PHONE = { width: 360, height: 640 };
const KB = 1024;

test.use({
  viewport: SMALL_PHONE,
  screen: SMALL_PHONE,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

/** The size of a text in bytes, compressed with Brotli, as hosts send it. */
const compressedSize = (text: Buffer | string) =>
  brotliCompressSync(text).length;

async function bodySize(request: Request | undefined) {
  const answer = await request?.response();
  return compressedSize((await answer?.body()) ?? '');
}

async function inlineScriptSize(page: Page) {
  const scripts = page.locator('script:not([src], [type])');
  return compressedSize((await scripts.allTextContents()).join(''));
}

/** The width, in pixels of the file, that the browser chose for each picture whose place grows with the window. */
const chosenWidths = (page: Page) =>
  page.locator('picture:has([sizes*=vw])').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const image = picture.querySelector('img');
      if (!(image instanceof HTMLImageElement)) return [];
      const candidates = [...picture.querySelectorAll('source')]
        .flatMap(({ srcset }) => srcset.split(','))
        .map((candidate) => candidate.trim().split(' '));
      const path = new URL(image.currentSrc).pathname;
      return candidates.find(([address]) => address === path)?.[1] ?? path;
    }),
  );

// Of the invented company, so that no photo and no text of an editor makes it fail. The build prints the sizes of the
// real pages.
test('a small phone gets the home page in few bytes and requests, and nothing shifts', async ({
  page,
  carousel,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  const html = await bodySize(requests[0]);
  const inline = await inlineScriptSize(page);
  expect.soft(html, 'HTML').toBeLessThanOrEqual(11_500);
  expect.soft(inline, 'inline script').toBeLessThanOrEqual(2 * KB);
  const kinds = requests.map((request) => request.resourceType());
  const count = (kind: string) => kinds.filter((type) => type === kind).length;
  expect.soft(count('script'), 'scripts').toBe(0);
  expect.soft(count('font'), 'fonts').toBe(1);
  expect.soft(count('stylesheet'), 'stylesheets').toBe(0);

  await scrollThrough(page);
  await carousel.start();
  expect
    .soft(await chosenWidths(page))
    .toEqual(['960w', '660w', '640w', '1024w']);
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script',
  );
  expect(scripts).toHaveLength(1);
  const island = await bodySize(scripts[0]);
  expect
    .soft(inline + island, 'script with the carousel')
    .toBeLessThanOrEqual(78 * KB);
  await expectNoShift(page);
  console.log(JSON.stringify({ html, inline, island }));
});

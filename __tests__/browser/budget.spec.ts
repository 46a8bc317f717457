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

/** The size of a response in bytes, without and with headers. Texts are compressed with Brotli, as hosts send them. */
async function measure(request: Request) {
  const answer = await request.response();
  const body = (await answer?.body()) ?? Buffer.alloc(0);
  const { responseHeadersSize } = await request.sizes();
  const isText = ['document', 'script'].includes(request.resourceType());
  const size = isText ? brotliCompressSync(body).length : body.length;
  return { size, sizeWithHeaders: size + responseHeadersSize };
}

async function totalSize(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map(measure));
  return sizes.reduce((sum, { sizeWithHeaders }) => sum + sizeWithHeaders, 0);
}

/** Lazy pictures that Chromium on a phone loads later, at 1,250 pixels. The headless shell loads them at 3,000 pixels. */
const farPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading }) => loading === 'lazy')
      .filter((image) => image.getBoundingClientRect().top > innerHeight + 1250)
      .map(({ currentSrc }) => currentSrc),
  );

const inlineScriptSize = (page: Page) =>
  page
    .evaluate(() =>
      [...document.scripts].map(({ src, type, text }) =>
        src || type ? '' : text,
      ),
    )
    .then((texts) => brotliCompressSync(texts.join('')).length);

test('the home page on a small phone stays within its budget of bytes and requests', async ({
  page,
  carousel,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  const far = await farPictures(page);
  // Chromium requests the favicon, the headless shell does not.
  const icons = await page
    .locator('link[rel="icon"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const first = requests.filter(
    (request) => ![...far, ...icons].includes(request.url()),
  );
  const [html] = first;
  if (!html) throw new Error('The page was not requested.');
  const { size, sizeWithHeaders } = await measure(html);
  expect.soft(size, 'HTML').toBeLessThanOrEqual(13_400);
  // Ten packets of 1,460 bytes need no second round trip (RFC 6928).
  expect.soft(sizeWithHeaders, 'HTML with headers').toBeLessThanOrEqual(14_600);
  const inline = await inlineScriptSize(page);
  expect.soft(inline, 'inline script').toBeLessThanOrEqual(2 * KB);
  // Six with the favicon.
  expect.soft(first.length, 'requests').toBeLessThanOrEqual(5);
  const firstScreen = await totalSize(first);
  expect.soft(firstScreen, 'first screen').toBeLessThanOrEqual(75 * KB);

  await scrollThrough(page);
  await carousel.start();
  const scripts = requests.filter(
    (request) => request.resourceType() === 'script',
  );
  expect(scripts).toHaveLength(1);
  const allScripts = inline + (await totalSize(scripts));
  expect
    .soft(allScripts, 'script with the carousel')
    .toBeLessThanOrEqual(78 * KB);
  await expectNoShift(page);

  const figures = {
    html: size,
    htmlWithHeaders: sizeWithHeaders,
    inline,
    allScripts,
    firstScreen,
  };
  console.log(JSON.stringify({ ...figures, requests: first.length + 1 }));
});

import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Request } from '@playwright/test';
import { WHOLE_CHROMIUM } from '../../../__tests__/support/browsers';
import type { Figure } from './table';

/** A phone of 360 × 640 points at two pixels a point. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
    })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 320) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

/** What came over the line for some requests, headers too, in bytes. */
async function transferred(requests: readonly Request[]): Promise<number> {
  let sum = 0;
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    sum += responseHeadersSize + responseBodySize;
  }
  return sum;
}

const KB = 1024;
const brotliKb = (text: string) => brotliCompressSync(text).length / KB;

/** Opens the home page on a phone, scrolls until the carousel lives, and counts. */
export async function weightFigures(home: string): Promise<Figure[]> {
  const browser = await chromium.launch(WHOLE_CHROMIUM);
  const page = await browser.newPage(PHONE);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const answer = await page.goto(home, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  const first = [...requests];
  const inlineScripts = await page.evaluate(() =>
    [...document.scripts].map(({ src, type, text }) =>
      src || type ? '' : text,
    ),
  );
  await scrollThrough(page);
  await page.locator('.slick-slider').waitFor();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');

  const scripts = requests.filter((one) => one.resourceType() === 'script');
  const inline = brotliKb(inlineScripts.join(''));
  const stored = await page.evaluate(
    () => localStorage.length + sessionStorage.length,
  );
  const cookies = await page.context().cookies();
  const foreign = requests.filter((one) => !one.url().startsWith(home));
  const figures: Figure[] = [
    {
      name: 'HTML da página inicial com o CSS, em Brotli (KB)',
      value: brotliKb(html),
      goal: 13.3,
    },
    {
      // Ten packets of 1,460 bytes need no second round trip (RFC 6928).
      name: 'a página com cabeçalhos, no primeiro envio da conexão (bytes)',
      value: await transferred(requests.slice(0, 1)),
      goal: 14600,
    },
    { name: 'JavaScript antes de qualquer toque (KB)', value: inline, goal: 2 },
    {
      name: 'JavaScript com o carrossel vivo (KB)',
      value: inline + (await transferred(scripts)) / KB,
      goal: 78,
    },
    {
      name: 'tudo o que a primeira tela pede, a 360 × 640 e 2x (KB)',
      value: (await transferred(first)) / KB,
      goal: 75,
    },
    { name: 'pedidos antes de qualquer toque', value: first.length, goal: 6 },
    {
      name: 'deslocamento ao rolar tudo e ao ligar o carrossel',
      value: await layoutShift(page),
      goal: 0,
    },
    {
      name: 'pedidos a terceiros, cookies, armazenamento',
      value: foreign.length + stored + cookies.length,
      goal: 0,
    },
  ];
  await browser.close();
  return figures;
}

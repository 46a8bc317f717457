import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../browsers';
import { atMost, type Figure, size } from './figure';

/** One answer, as it came over the line. */
interface Transfer {
  readonly url: string;
  /** The browser's own word: Document, Script, Image, Font … */
  readonly type: string;
  /** Headers and compressed body, in bytes. */
  bytes: number;
}

/** A list of all that a page asks for; it grows while the page lives. */
async function watchTransfers(session: CDPSession): Promise<Transfer[]> {
  const byId = new Map<string, Transfer>();
  const all: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const transfer = { url: request.url, type, bytes: 0 };
    byId.set(requestId, transfer);
    all.push(transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return all;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

function watchShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end in steps, as a thumb would. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 320) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Opens the home page on a phone of 360×640 at two pixels a point, waits, scrolls through it until the carousel lives,
 * and counts.
 * @param url - of the served site
 * @param dist - the folder that it is served from
 */
export async function weightFigures(url: string, dist: string): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const transfers = await watchTransfers(await context.newCDPSession(page));
    await page.addInitScript(watchShifts);
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    const before = transfers.map((transfer) => ({ ...transfer }));
    const inline = await page.evaluate(() =>
      [...document.scripts].map(({ src, type, text }) => (src || type ? '' : text)).join(''),
    );
    await scrollThrough(page);
    await page.locator('.slick-slider').waitFor();
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    const strangers = transfers.filter(
      (transfer) => !transfer.url.startsWith(url) && !transfer.url.startsWith('data:'),
    ).length;
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const html = brotliCompressSync(readFileSync(join(dist, 'index.html')));
    const script = brotliCompressSync(inline).length;
    return [
      size('HTML da página inicial com o CSS, em Brotli', html.length, 14),
      size('JavaScript antes de qualquer toque', script, 2),
      size('JavaScript com o carrossel vivo', script + sum(scripts), 78),
      size('tudo o que a primeira tela pede (360×640, 2x)', sum(before), 80),
      size('a página inteira, depois de rolar tudo', sum(transfers), 260),
      atMost('pedidos antes de qualquer toque', before.length, 6),
      atMost(
        'deslocamento ao rolar tudo e ao ligar o carrossel',
        await page.evaluate(() => window.layoutShift),
        0,
        { digits: 2 },
      ),
      atMost(
        'pedidos a terceiros, cookies, armazenamento',
        strangers + stored + (await context.cookies()).length,
        0,
      ),
    ];
  } finally {
    await browser.close();
  }
}

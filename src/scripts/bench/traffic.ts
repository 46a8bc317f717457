import type { Browser, CDPSession, Page } from '@playwright/test';

/** One answer, as it came over the line. */
export interface Transfer {
  readonly url: string;
  /** CDP's: Document, Script, Image, Font, Other … */
  readonly type: string;
  /** Headers and compressed body. */
  bytes: number;
  /** Compressed body. */
  body: number;
}

/** A list of all that a page asks for; it grows while the page lives. */
export async function watchTransfers(session: CDPSession): Promise<Transfer[]> {
  const byId = new Map<string, Transfer>();
  const all: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const transfer = { url: request.url, type, bytes: 0, body: 0 };
    byId.set(requestId, transfer);
    all.push(transfer);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = byId.get(requestId);
    // At this point only the headers have come.
    if (transfer) transfer.body = -response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.body += encodedDataLength;
  });
  await session.send('Network.enable');
  return all;
}

/** What a phone of 360×640 at two pixels a point fetches, and what moves on it. */
export interface Traffic {
  /** Before anybody touches anything. */
  readonly before: readonly Transfer[];
  /** Once the carousel lives, all together. */
  readonly after: readonly Transfer[];
  /** Bytes of the page's inline scripts, as text. */
  readonly inlineScript: string;
  /** Layout shift from the start to a living carousel, scrolled from top to bottom. */
  readonly shift: number;
  /** Milliseconds by which long tasks passed 50 ms before anybody touched anything. */
  readonly blocked: number;
  readonly cookies: number;
  readonly storage: number;
}

declare global {
  interface Window {
    measured: { shift: number; blocked: number };
  }
}

function watchShiftsAndTasks() {
  window.measured = { shift: 0, blocked: 0 };
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  watch('layout-shift', (entry) => {
    window.measured.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ duration }) => {
    window.measured.blocked += duration - 50;
  });
}

/** Scrolls to the end in steps, as a thumb would. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 320) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

/**
 * Opens the home page on a small phone, waits, scrolls through it until the carousel lives, and counts.
 * @param browser - Chromium
 * @param url - of the home page
 */
export async function measureTraffic(browser: Browser, url: string): Promise<Traffic> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const transfers = await watchTransfers(await context.newCDPSession(page));
  await page.addInitScript(watchShiftsAndTasks);
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = transfers.map((transfer) => ({ ...transfer }));
  const { blocked } = await page.evaluate(() => window.measured);
  const inlineScript = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type)
      .map(({ text }) => text)
      .join(''),
  );
  await scrollThrough(page);
  await page.locator('.slick-slider').waitFor();
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  const { shift } = await page.evaluate(() => window.measured);
  const storage = await page.evaluate(() => localStorage.length + sessionStorage.length);
  const cookies = (await context.cookies()).length;
  await context.close();
  return { before, after: transfers, inlineScript, shift, blocked, cookies, storage };
}

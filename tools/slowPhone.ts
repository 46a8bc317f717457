import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from './browsers';
import { type Figures, medians } from './medians';
import { startServer } from './serve';

/** How many times slower than this machine the phone is. */
const SLOWDOWN = 6;
const RUNS = 5;

/** Runs in the page: collects the durations, in milliseconds, of clicks until the next frame and of long tasks. */
function collectDurations(): void {
  const durations: Record<string, number[]> = { click: [], self: [] };
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      durations[name]?.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as object);
  observer.observe({ type: 'longtask' });
  Object.assign(window, { durations });
}

/** @returns milliseconds of one visit: opening and closing the menu, and the longest task of the carousel's start */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(collectDurations);
  /** @returns the longest duration of this kind since the last call; 0 when none was long enough to be reported */
  const longest = async (kind: string) => {
    await page.waitForTimeout(700);
    return page.evaluate(
      `Math.max(0, ...durations['${kind}'].splice(0))`,
    ) as Promise<number>;
  };
  const button = page.locator('header summary');
  await button.click();
  const opening = await longest('click');
  await button.click();
  const closing = await longest('click');
  await longest('self');
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  await page.locator('.slick-track').waitFor();
  const island = await longest('self');
  await page.close();
  return {
    'menu opens': Math.round(opening),
    'menu closes': Math.round(closing),
    'longest task of the carousel': Math.round(island),
  };
}

/**
 * Prints how long the menu and the carousel keep a slow phone busy, as medians
 * in milliseconds: `npm run slow-phone -- dist other/dist`.
 * Times depend on the machine: compare folders of one command.
 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const dirs = positionals.length > 0 ? positionals : ['dist'];
  const sites = await Promise.all(dirs.map((dir) => startServer(dir)));
  const browser = await chromium.launch(CHROMIUM);
  const visits: Figures[][] = dirs.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, { url }] of sites.entries())
      visits[index]?.push(await visit(browser, url));
  const rows = visits.map(medians);
  console.table(Object.fromEntries(rows.map((row, i) => [dirs[i], row])));
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
}

void main().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});

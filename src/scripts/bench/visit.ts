import { startChromium } from './chromium';
import { measureTraffic } from './traffic';

/**
 * Visits a home page in a process of its own and prints what it measured, as JSON: inside a test, Playwright
 * would lend the visit the tests' own window.
 */
async function visit(url: string) {
  const browser = await startChromium();
  const traffic = await measureTraffic(browser, url).finally(() => browser.close());
  console.log(JSON.stringify(traffic));
}

visit(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../../src/scripts/findBrowsers';
import type { Engine } from './engine';

/** Firefox, by puppeteer over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    stroke: async ([from, ...moves]) => {
      if (!from) return;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of moves) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    tabs: async () => (await browser.pages()).length,
    close: () => browser.close(),
  };
}

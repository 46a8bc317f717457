import { chromium } from '@playwright/test';
import { findChromium } from '../../../src/scripts/findBrowsers';
import type { Engine } from './engine';

/** Chromium, by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
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
    resize: (width, height) => page.setViewportSize({ width, height }),
    tabs: async () => context.pages().length,
    close: () => browser.close(),
  };
}

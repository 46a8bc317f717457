import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from './build';
import { findChromium } from './findBrowsers';
import { contactSheet } from './screens/contactSheet';
import { type Scene, scenes, type Theme, themes, widths } from './screens/scenes';
import { startServer } from './serve';

const OUT = '.reports/screens';

/** Fetches every lazy picture and lets the carousel come alive, as a visitor who has read it all. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  if (await page.locator('#parceiros').count()) {
    await page.locator('#parceiros').scrollIntoViewIfNeeded();
    await page.locator('.slick-track').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
}

const launch = (...args: string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...args,
    ],
  });

async function shoot(browser: Browser, url: string, scene: Scene, width: number, theme: Theme) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 640 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: scene.forcedColors ? 'active' : 'none',
  });
  await page.goto(url + scene.path);
  await settle(page);
  await scene.prepare?.(page);
  const path = join(OUT, theme, `${scene.name}-${width}.png`);
  await page.screenshot({ path, fullPage: !scene.firstScreen });
  await page.close();
  return path;
}

/**
 * Builds the site and writes pictures of every page and state at every width, in both themes, and a contact sheet of
 * each theme. Exits 1 when it cannot be built or a page cannot be shown.
 */
async function main() {
  if ((await build(process.cwd())) !== 0) throw new Error('A construção falhou.');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const { url, close } = await startServer({ dir: 'dist', port: 0 });
  const browser = await launch();
  const largeText = await launch('--blink-settings=defaultFontSize=32');
  try {
    for (const theme of themes) {
      const pictures: string[] = [];
      for (const scene of scenes) {
        for (const width of scene.widths ?? widths) {
          const shown = scene.largeText ? largeText : browser;
          pictures.push(await shoot(shown, url, scene, width, theme));
        }
      }
      const sheet = join(OUT, `${theme}.png`);
      await contactSheet(pictures, sheet);
      console.log(`${sheet}: ${pictures.length} pictures`);
    }
  } finally {
    await Promise.all([browser.close(), largeText.close(), close()]);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startDev } from './devServer';
import { findChromium } from './findBrowsers';
import { median, medianOf, TIMES } from './median';

/** How long after a save the browser shows it; milliseconds, each the median of five. */
export interface ScreenFigures {
  /** From saving a text to seeing it. */
  readonly textToScreen: number;
  /** From saving a picture to seeing it whole. */
  readonly pictureToScreen: number;
  /** From saving a mistake to seeing its message, and from mending it to seeing it gone. */
  readonly mistakeToScreen: number;
  readonly mendedToScreen: number;
}

const HERO = '#home picture img';

async function onScreen(page: Page, root: string): Promise<ScreenFigures> {
  const hero = join(root, 'data/home/hero.json');
  const original = readFileSync(hero, 'utf8');
  const save = (note: string) =>
    writeFileSync(
      hero,
      original.replace(/"note": "[^"]*"/, () => `"note": "${note}"`),
    );
  const time = async (act: () => void, seen: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    act();
    await seen();
    const taken = performance.now() - start;
    await pause(1000);
    return taken;
  };

  // The first change after the start compiles what the later ones reuse.
  await time(
    () => save('Conversa de aquecimento.'),
    () => page.getByText('Conversa de aquecimento.').waitFor(),
  );
  const textToScreen = await medianOf((turn) =>
    time(
      () => save(`Conversa número ${turn}.`),
      () => page.getByText(`Conversa número ${turn}.`).waitFor(),
    ),
  );
  const overlay = page.getByRole('dialog', { name: 'Há um erro no conteúdo' });
  const mended: number[] = [];
  const mistakeToScreen = await medianOf(async () => {
    const shown = await time(
      () => save(''),
      () => overlay.waitFor(),
    );
    mended.push(
      await time(
        () => save('Conversa gratuita.'),
        () => overlay.waitFor({ state: 'hidden' }),
      ),
    );
    return shown;
  });

  const picture = join(root, 'data/images/hero.png');
  const turned = await Promise.all(
    Array.from({ length: TIMES }, async (_, i) => {
      const file = join(root, `hero-${i}.png`);
      await sharp(picture)
        .modulate({ hue: 30 * (i + 1) })
        .toFile(file);
      return file;
    }),
  );
  const pictureToScreen = await medianOf(async (turn) => {
    const shown = await page
      .locator(HERO)
      .last()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    return time(
      () => copyFileSync(turned[turn] ?? '', picture),
      () =>
        page.waitForFunction(
          ([selector, before]) => {
            const image = [...document.querySelectorAll<HTMLImageElement>(selector ?? '')].at(-1);
            return (
              image?.currentSrc !== before && image?.complete === true && image.naturalWidth > 0
            );
          },
          [HERO, shown] as const,
        ),
    );
  });
  return {
    textToScreen,
    pictureToScreen,
    mistakeToScreen,
    mendedToScreen: Math.round(median(mended)),
  };
}

/**
 * Starts the development server in a copy of the project and measures it.
 * @param root - the copy's folder; its content is changed
 */
export async function measureSaveToScreen(root: string): Promise<ScreenFigures> {
  const port = await freePort();
  const server = await startDev(root, port);
  try {
    const browser = await chromium.launch({ executablePath: findChromium() });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    // The site's script comes alive when the page is first touched.
    await page.mouse.click(5, 300);
    return await onScreen(page, root).finally(() => browser.close());
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

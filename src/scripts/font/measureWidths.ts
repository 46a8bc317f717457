import { chromium } from '@playwright/test';
import { findChromium } from '../findBrowsers';

export interface Width {
  readonly family: string;
  readonly weight: number;
}

/**
 * Measures how wide a text runs, by laying it out in Chromium: kerning and the axis of weights count.
 * @param font - the font as WOFF2; it is called `Site` in `widths`
 * @param text - what the pages say
 * @param widths - what to measure
 * @returns CSS pixels at 100 px, in the order asked
 * @throws Error when there is no Chromium
 */
export async function measureWidths(
  font: Buffer,
  text: string,
  widths: readonly Width[],
): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<style>@font-face { font-family: Site; font-weight: 400 800;
        src: url(data:font/woff2;base64,${font.toString('base64')}) }</style>`,
    );
    return await page.evaluate(
      async ({ said, wanted }) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return [];
        const result: number[] = [];
        for (const { family, weight } of wanted) {
          pen.font = `${weight} 100px '${family}'`;
          await document.fonts.load(pen.font, said);
          result.push(pen.measureText(said).width);
        }
        return result;
      },
      { said: text, wanted: widths },
    );
  } finally {
    await browser.close();
  }
}

import sharp from 'sharp';
import { findTexts } from './support/look';
import { loadPictures, openDetails, scrollTo } from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

// axe-core cannot measure text on a gradient or above a picture, which only the home page has. This measures pixels.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A line of text, in whole pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The lines of text that are wholly in the window, with their places on the page. */
async function findLines(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  return (await findTexts(page))
    .flatMap(({ text, lines }) =>
      lines.map((line) => ({
        text,
        left: Math.round(line.left),
        top: Math.round(line.top),
        width: Math.floor(line.width),
        height: Math.floor(line.height),
      })),
    )
    .filter((line) => line.width > 4 && line.height > 4)
    .filter((line) => line.left >= 0 && line.left + line.width <= width);
}

/** The luminance of each value of a channel: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const LUMINANCE = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** The contrast (WCAG 2) between the ground, which is most of the pixels, and the letters. @param picture - red, green and blue of each pixel */
function contrastOf(picture: Buffer, width: number, box: Box): number {
  const level = (at: number) => LUMINANCE[picture[at] ?? 0] ?? 0;
  const levels = new Float64Array(box.width * box.height);
  for (let i = 0; i < levels.length; i += 1) {
    const x = box.left + (i % box.width);
    const y = box.top + Math.floor(i / box.width);
    const at = 3 * (y * width + x);
    levels[i] =
      0.2126 * level(at) + 0.7152 * level(at + 1) + 0.0722 * level(at + 2);
  }
  levels.sort();
  const quantile = (part: number) =>
    (levels[Math.floor(part * (levels.length - 1))] ?? 0) + 0.05;
  const ground = quantile(0.5);
  return Math.max(quantile(0.99) / ground, ground / quantile(0.01));
}

for (const mode of ['light', 'dark', 'darkened'])
  for (const viewport of [PHONE, DESK])
    test(`${mode}, ${viewport.width} px: the home page’s text can be read`, {
      tag: '@chromium',
    }, async ({ page, carousel }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme: mode === 'dark' ? 'dark' : 'light',
      });
      // Some browsers darken light pages: they recolor CSS colors, and leave photos as they are.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setAutoDarkModeOverride', {
        enabled: mode === 'darkened',
      });
      await page.goto('/');
      await loadPictures(page);
      await carousel.start();
      await openDetails(page);
      await scrollTo(page, 0);
      const shot = sharp(await page.screenshot({ fullPage: true }));
      const { data, info } = await shot
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const faint = (await findLines(page)).filter(
        (box) => contrastOf(data, info.width, box) < 4.5,
      );
      expect(faint).toEqual([]);
    });

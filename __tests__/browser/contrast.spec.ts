import sharp, { type Region, type Sharp } from 'sharp';
import { findTexts } from './support/look';
import { loadPictures, openDetails, scrollTo } from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

// axe-core cannot measure text on a gradient or above a picture, which only the home page has. This measures pixels.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The lines of text that are wholly in the window, with their places in whole pixels. */
const findLines = async (page: Page, windowWidth: number) =>
  (await findTexts(page))
    .flatMap(({ text, lines }) =>
      lines.map(({ left, top, width, height }) => ({
        text,
        left: Math.round(left),
        top: Math.round(top),
        width: Math.floor(width),
        height: Math.floor(height),
      })),
    )
    .filter(({ width, height }) => Math.min(width, height) > 4)
    .filter(({ left, width }) => left >= 0 && left + width <= windowWidth);

/** The relative luminance of a grey: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (grey: number) =>
  grey <= 10 ? grey / 3294.6 : ((grey / 255 + 0.055) / 1.055) ** 2.4;

/** The contrast between the ground, which is most of the pixels, and the letters. @param picture - in grey */
async function contrastOf(picture: Sharp, line: Region) {
  const greys = await picture.clone().extract(line).raw().toBuffer();
  greys.sort();
  const [dark, ground, light] = [0.01, 0.5, 0.99].map(
    (part) =>
      luminanceOf(greys[Math.floor(part * (greys.length - 1))] ?? 0) + 0.05,
  ) as [number, number, number];
  return Math.max(light / ground, ground / dark);
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
      const { data, info } = await sharp(
        await page.screenshot({ fullPage: true }),
      )
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = sharp(data, { raw: info });
      for (const line of await findLines(page, viewport.width))
        expect
          .soft(await contrastOf(picture, line), line.text)
          .toBeGreaterThanOrEqual(4.5);
    });

import sharp, { type Region, type Sharp } from 'sharp';
import { findTexts } from './support/look';
import { loadPictures, openDetails, scrollTo } from './support/page';
import { DESK, expect, PHONE, test } from './support/test';

// axe-core cannot measure text on a gradient or above a picture, which only the home page has. This measures pixels.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The contrast between the ground, which is most of the pixels, and the letters. @param picture - in grey */
async function contrastOf(picture: Sharp, line: Region) {
  const greys = await picture.clone().extract(line).raw().toBuffer();
  greys.sort();
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, above that of a part of the pixels.
  const luminance = (part: number) => {
    const grey = greys[Math.floor(part * (greys.length - 1))] ?? 0;
    return grey <= 10 ? grey / 3294.6 : ((grey / 255 + 0.055) / 1.055) ** 2.4;
  };
  const ground = luminance(0.5) + 0.05;
  return Math.max(
    (luminance(0.99) + 0.05) / ground,
    ground / (luminance(0.01) + 0.05),
  );
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
      for (const { text, lines } of await findTexts(page))
        for (const line of lines) {
          const { left, width, height } = line;
          const isWhole = left >= 0 && left + width <= viewport.width;
          if (!isWhole || Math.min(width, height) <= 4) continue;
          const contrast = await contrastOf(picture, line);
          expect.soft(contrast, text).toBeGreaterThanOrEqual(4.5);
        }
    });

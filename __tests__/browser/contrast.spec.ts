import sharp from 'sharp';
import { loadPictures, scrollTo } from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

// axe-core cannot measure text on a gradient or above a picture, which only the home page has. This measures pixels.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As browsers do that darken light pages by themselves: they recolor CSS colors, and leave photos as they are. */
async function darken(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

/** The visible lines of text, with their places on the page. */
const findTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('.visually-hidden, .skip-link'))
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .filter((node) => node.textContent?.trim())
      .flatMap((node) => {
        range.selectNode(node);
        return [...range.getClientRects()].map(
          ({ left, top, width, height }) => ({
            text: node.textContent,
            left: Math.round(left),
            top: Math.round(top + scrollY),
            width: Math.floor(width),
            height: Math.floor(height),
          }),
        );
      })
      .filter(({ left, width, height }) => left >= 0 && width > 4 && height > 4)
      .filter(({ left, width }) => left + width <= innerWidth);
  });

type Box = Awaited<ReturnType<typeof findTexts>>[number];

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
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme: mode === 'dark' ? 'dark' : 'light',
      });
      if (mode === 'darkened') await darken(page);
      await page.goto('/');
      await loadPictures(page);
      await scrollTo(page, 0);
      const shot = sharp(await page.screenshot({ fullPage: true }));
      const { data, info } = await shot
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const faint = (await findTexts(page)).filter(
        (box) => contrastOf(data, info.width, box) < 4.5,
      );
      expect(faint).toEqual([]);
    });

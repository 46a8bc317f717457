import sharp from 'sharp';
import { PAGES } from './support/content';
import { loadPictures, scrollTo } from './support/page';
import { DESK, expect, type Page, PHONE, test } from './support/test';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** As browsers do that darken light pages by themselves: they recolor CSS colors, and leave photos as they are. */
async function darken(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

/** The places of visible texts on the page. */
const findTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const invisible = '.visually-hidden, .skip-link, [data-initials]';
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest(invisible))
      .filter((element) => element.checkVisibility())
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .filter((node) => node.textContent?.trim())
      .flatMap((node) => {
        range.selectNode(node);
        const text = node.textContent?.trim() ?? '';
        return [...range.getClientRects()].map(
          ({ left, top, width, height }) => ({
            text,
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

/** A light photo: a browser that darkens the page leaves it light. */
const makePhoto = () => {
  const noise = { type: 'gaussian', mean: 225, sigma: 12 };
  const size = { width: 1200, height: 800, channels: 3, background: '#fff' };
  return sharp({ create: { ...size, noise } as never })
    .jpeg()
    .toBuffer();
};

type Box = Awaited<ReturnType<typeof findTexts>>[number];

const CHANNELS = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** The contrast (WCAG 2) between the ground, which is most of the pixels, and the letters. */
function contrastOf(picture: Buffer, width: number, box: Box): number {
  const levels: number[] = [];
  const level = (at: number) => CHANNELS[picture[at] ?? 0] ?? 0;
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const at = 3 * (y * width + x);
      levels.push(
        0.2126 * level(at) + 0.7152 * level(at + 1) + 0.0722 * level(at + 2),
      );
    }
  levels.sort((a, b) => a - b);
  const at = (part: number) =>
    (levels[Math.floor(part * (levels.length - 1))] ?? 0) + 0.05;
  return Math.max(at(0.99) / at(0.5), at(0.5) / at(0.01));
}

// So high that the table of contents does not scroll: what it clips is not in the picture.
for (const path of PAGES)
  for (const viewport of [PHONE, { ...DESK, height: 2000 }])
    test(`${path}, ${viewport.width} px: text can be read on a darkened page`, async ({
      page,
      carousel,
    }) => {
      await darken(page);
      const body = await makePhoto();
      await page.route('**/background*', (route) =>
        route.fulfill({ body, contentType: 'image/jpeg' }),
      );
      await page.setViewportSize(viewport);
      await page.goto(path);
      await loadPictures(page);
      await carousel.start();
      await scrollTo(page, 0);
      const shot = sharp(await page.screenshot({ fullPage: true }));
      const { data, info } = await shot
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const box of await findTexts(page))
        expect
          .soft(contrastOf(data, info.width, box), `${box.text}, ${box.top} px`)
          .toBeGreaterThan(4.5);
    });

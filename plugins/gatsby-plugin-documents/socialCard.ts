import sharp, { type OverlayOptions, type Region } from 'sharp';
import type { SiteInfo } from './siteInfo';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const MARK = 72;
/** Where a picture with a transparent ground stands. */
const FREE = { left: 512, top: 28, width: 676, height: 574 };
/** Any other picture fills the card's right part, behind an edge like the site's waves. */
const FILLING = { left: 548, width: WIDTH - 548 };
const WAVE = `M64 0C-24 170 112 330 40 470C16 520 12 580 36 ${HEIGHT}H${FILLING.width}V0Z`;
const VEIL =
  '<linearGradient id="veil"><stop stop-color="#FFFBF4" stop-opacity=".8"/><stop offset=".5" stop-color="#FFFBF4" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#veil)"/>';

const INK = '#06282F';
const SEA = '#0C4A55';

const svg = (width: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${content}</svg>`,
  );

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Words {
  readonly text: string;
  readonly weight: 'Bold' | 'ExtraBold';
  readonly color: string;
  readonly size: number;
  readonly box: Region;
}

/** Sets a text in lines, in the site's own font. */
async function set({
  text,
  weight,
  color,
  size,
  box,
}: Words): Promise<OverlayOptions> {
  const { left, top, width, height } = box;
  const words = {
    text: `<span color="${color}" line_height="0.85" letter_spacing="${-20 * size}">${escaped(text)}</span>`,
    fontfile: 'src/styles/fonts/atkinson-hyperlegible-next.ttf',
    font: `Atkinson Hyperlegible Next ${weight} ${size}`,
    rgba: true,
  };
  const draw = (fit: object) =>
    sharp({ text: { ...words, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  let drawn = await draw({ width, dpi: 72 });
  if (drawn.info.width > width || drawn.info.height > height)
    drawn = await draw({ width, height });
  return {
    input: drawn.data,
    left,
    top: Math.round(top + (height - drawn.info.height) / 2),
  };
}

const nameOf = ({ brand }: SiteInfo): Words => ({
  text: brand,
  weight: 'Bold',
  color: INK,
  size: 42,
  box: { left: MARGIN + MARK + 18, top: MARGIN, width: 366, height: MARK },
});

const titleOf = ({ headline }: SiteInfo): Words => ({
  text: headline,
  weight: 'ExtraBold',
  color: INK,
  size: 86,
  box: { left: MARGIN, top: 170, width: 456, height: 344 },
});

const addressOf = ({ siteUrl }: SiteInfo): Words => ({
  text: siteUrl.replace('https://', ''),
  weight: 'Bold',
  color: SEA,
  size: 28,
  box: { left: MARGIN, top: 548, width: 456, height: 36 },
});

async function subject(file: string): Promise<OverlayOptions> {
  const picture = sharp(file).rotate();
  if ((await picture.stats()).isOpaque) {
    const { left, width } = FILLING;
    const filling = picture
      .resize(width, HEIGHT, { fit: 'cover' })
      .ensureAlpha()
      .composite([
        { input: svg(width, `<path d="${WAVE}"/>`), blend: 'dest-in' },
      ]);
    return { input: await filling.png().toBuffer(), left, top: 0 };
  }
  const { left, top, width, height } = FREE;
  const free = picture.resize(width, height, {
    fit: 'contain',
    background: '#0000',
  });
  return { input: await free.png().toBuffer(), left, top };
}

export async function socialCard(site: SiteInfo): Promise<Buffer> {
  const words = [nameOf(site), titleOf(site), addressOf(site)];
  const mark = sharp('static/favicon.svg', { density: 300 }).resize(MARK, MARK);
  return sharp(site.background)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'bottom' })
    .composite([
      { input: svg(WIDTH, VEIL), left: 0, top: 0 },
      ...(await Promise.all(words.map(set))),
      await subject(site.image),
      { input: await mark.png().toBuffer(), left: MARGIN, top: MARGIN },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

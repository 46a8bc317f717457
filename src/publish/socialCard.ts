import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp, { type OverlayOptions } from 'sharp';
import { decompress } from 'wawoff2';

/** What the picture shows that messengers put beside a link. */
export interface CardContent {
  readonly brand: string;
  readonly headline: string;
  /** The site's address without its protocol. */
  readonly site: string;
  /** Files of the hero's picture and of its background by day. */
  readonly image: string;
  readonly background: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const MARK = 72;
/** The words' column, at the left. */
const COLUMN = 456;
/** Where a picture with a transparent ground stands. */
const FREE = { left: 512, top: 28, width: 676, height: 574 };
/** Any other picture fills the card's right part, behind an edge like the site's waves. */
const FILLING = { left: 548, width: WIDTH - 548 };
const WAVE = `M64 0C-24 170 112 330 40 470C16 520 12 580 36 ${HEIGHT}H${FILLING.width}V0Z`;

const INK = '#06282F';
const SEA = '#0C4A55';
const SAND = '#FFFBF4';

/** A weight of the site's font, with what is added between letters, in ems. */
interface Face {
  readonly font: Font;
  readonly tracking: number;
}

/** Letters without a drawing in the font lose their marks, signs without one are left out. */
const drawable = (font: Font, text: string) =>
  [...text.normalize('NFC')]
    .map((sign) =>
      font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : (sign.normalize('NFD')[0] ?? ''),
    )
    .filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    .join('');

const svg = (width: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${content}</svg>`,
  );

const widthOf = ({ font, tracking }: Face, text: string) =>
  font.layout(text).advanceWidth / font.unitsPerEm + text.length * tracking;

/** Breaks a text between words into lines of at most a width, given in ems; a longer word has a line of its own. */
function wrap(face: Face, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = [lines.at(-1) ?? [], word].flat().join(' ');
    if (widthOf(face, joined) <= width) lines.pop();
    lines.push(widthOf(face, joined) <= width ? joined : word);
  }
  return lines;
}

interface Space {
  readonly width: number;
  readonly lines: number;
  readonly largest: number;
}

/** Sets a text in lines, as large as its space allows. */
function fit(face: Face, text: string, { width, lines, largest }: Space) {
  const words = drawable(face.font, text);
  for (let size = largest; ; size -= 1) {
    const set = wrap(face, words, width / size);
    const longest = Math.max(...set.map((line) => widthOf(face, line) * size));
    if ((set.length <= lines && longest <= width) || size === 1) return { lines: set, size };
  }
}

/** One line as outlines, so that no machine's fonts decide what it looks like. @param y - its baseline */
function outlines(face: Face, text: string, x: number, y: number, size: number, color: string) {
  const { unitsPerEm } = face.font;
  const { glyphs, positions } = face.font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, i) => {
    const left = at;
    at += (positions[i]?.xAdvance ?? 0) + face.tracking * unitsPerEm;
    return `<path transform="translate(${left})" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / unitsPerEm;
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Brand, headline and address, over a veil that keeps them readable on any background. */
async function words(root: string, { brand, headline, site }: CardContent): Promise<Buffer> {
  const file = readFileSync(join(root, 'src/styles/fonts/atkinson-hyperlegible-next.woff2'));
  const variable = create(Buffer.from(await decompress(file))) as Font;
  const bold: Face = { font: variable.getVariation({ wght: 700 }), tracking: -0.01 };
  const heavy: Face = { font: variable.getVariation({ wght: 800 }), tracking: -0.03 };

  const beside = MARGIN + MARK + 18;
  const name = fit(bold, brand, { width: COLUMN - MARK - 18, lines: 2, largest: 42 });
  const title = fit(heavy, headline, { width: COLUMN, lines: 4, largest: 86 });
  const address = fit(bold, site, { width: COLUMN, lines: 1, largest: 28 });
  // Capitals are two thirds of the size: half of that puts a line's middle on its place.
  const middle = (at: number, size: number, lines: number, leading: number) =>
    at + size * 0.34 - ((lines - 1) * leading) / 2;
  const nameTop = middle(MARGIN + MARK / 2, name.size, name.lines.length, name.size * 1.1);
  const titleTop = middle(342, title.size, title.lines.length, title.size);
  return svg(
    WIDTH,
    [
      `<linearGradient id="veil"><stop stop-color="${SAND}" stop-opacity=".8"/>`,
      `<stop offset=".5" stop-color="${SAND}" stop-opacity="0"/></linearGradient>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`,
      ...name.lines.map((line, i) =>
        outlines(bold, line, beside, nameTop + i * name.size * 1.1, name.size, INK),
      ),
      ...title.lines.map((line, i) =>
        outlines(heavy, line, MARGIN - 3, titleTop + i * title.size, title.size, INK),
      ),
      ...address.lines.map((line) => outlines(bold, line, MARGIN, 574, address.size, SEA)),
    ].join(''),
  );
}

async function subject(file: string): Promise<OverlayOptions> {
  const picture = sharp(file).rotate();
  const { isOpaque } = await picture.stats();
  if (isOpaque) {
    const { left, width } = FILLING;
    const wave = svg(width, `<path d="${WAVE}"/>`);
    const filling = picture.resize(width, HEIGHT, { fit: 'cover' }).ensureAlpha();
    return {
      input: await filling
        .composite([{ input: wave, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left,
      top: 0,
    };
  }
  const { left, top, width, height } = FREE;
  const free = picture.resize(width, height, { fit: 'contain', background: '#0000' });
  return { input: await free.png().toBuffer(), left, top };
}

/**
 * Paints `social-card.jpg` of the content: the same bytes for the same content.
 * @param root - the project's folder, for the brand's mark (static/favicon.svg) and the font
 */
export async function socialCard(root: string, content: CardContent): Promise<Buffer> {
  const mark = sharp(join(root, 'static/favicon.svg'), { density: 300 }).resize(MARK, MARK);
  return sharp(content.background)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'bottom' })
    .composite([
      { input: await words(root, content), left: 0, top: 0 },
      await subject(content.image),
      { input: await mark.png().toBuffer(), left: MARGIN, top: MARGIN },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

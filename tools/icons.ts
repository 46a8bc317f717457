import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The mark, drawn in a view box of 0 0 64 64. */
const MARK = readFileSync('static/favicon.svg', 'utf8');

/** @param size - in pixels, of a square that is clear around the mark */
const draw = (svg: string, size: number) =>
  // 16 times the size of the drawing: it is only made smaller.
  sharp(Buffer.from(svg), { density: 72 * 16 }).resize(size, size, {
    fit: 'contain',
    background: 'transparent',
  });

/** The mark without its clip path, with what is drawn around it: phones cut their icons as they like. */
const drawWhole = (size: number, viewBox: string) =>
  draw(
    MARK.replace(/ clip-path="[^"]*"/, '').replace('0 0 64 64', viewBox),
    size,
  ).flatten({ background: 'white' });

/** An icon file of one picture: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length, 0);
  place.writeUInt32LE(header.length + place.length, 4);
  return Buffer.concat([header, place, png]);
}

/** What messengers show with a link: the hero's pictures below the mark. Chats cut a square out of its middle. */
async function drawSocialCard() {
  const hero = sharp('data/images/hero.png').trim({ threshold: 0 });
  const options = { fit: 'contain', background: 'transparent' } as const;
  return sharp('data/images/background.png')
    .resize(1200, 630, { position: 'bottom' })
    .composite([
      { input: await draw(MARK, 88).toBuffer(), left: 556, top: 36 },
      {
        input: await hero.resize(580, 470, options).toBuffer(),
        left: 310,
        top: 130,
      },
    ])
    .jpeg({ quality: 84 });
}

/** Draws the pictures of static/. Run it after changing the mark, which is favicon.svg, or the hero's pictures. */
async function main() {
  await draw(MARK, 192).toFile('static/icon-192.png');
  await draw(MARK, 512).toFile('static/icon-512.png');
  await drawWhole(180, '-5 -5 74 74').toFile('static/apple-touch-icon.png');
  await drawWhole(512, '-14 -14 92 92').toFile('static/icon-maskable-512.png');
  const small = await draw(MARK, 32).png().toBuffer();
  writeFileSync('static/favicon.ico', icoOf(small, 32));
  await (await drawSocialCard()).toFile('static/social-card.jpg');
}

void main();

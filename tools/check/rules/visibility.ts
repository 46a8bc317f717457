import sharp from 'sharp';
import { FAIL_ON } from '../../../src/content';

/** In pixels. A logo is as large on a card. */
const SIZE = 96;

/** Less contrast than this with white is hard to see. */
const MIN_CONTRAST = 2;

/** A color less opaque than this is nothing. */
const MIN_OPACITY = 0.1;

/** From 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Draws a picture on white.
 * @returns how many of its pixels are painted, and how many of them can be seen
 * @throws Error for a file that cannot be drawn
 */
export async function countPixels(
  bytes: Buffer,
): Promise<{ painted: number; seen: number }> {
  // An SVG is drawn in this size, whatever it says itself.
  const options = { failOn: FAIL_ON, limitInputPixels: false } as const;
  const { data, info } = await sharp(bytes, options)
    .resize(SIZE, SIZE, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let painted = 0;
  let seen = 0;
  for (let start = 0; start < data.length; start += info.channels) {
    const opacity = data.readUInt8(start + 3) / 255;
    if (opacity < MIN_OPACITY) continue;
    painted += 1;
    const onWhite = (index: number) =>
      1 - (1 - data.readUInt8(start + index) / 255) * opacity;
    const light = luminance(onWhite(0), onWhite(1), onWhite(2));
    if (1.05 / (light + 0.05) >= MIN_CONTRAST) seen += 1;
  }
  return { painted, seen };
}

import type { Picture } from './picture';

/** Whether the boxes at the top of the file are all there. */
function isWhole(bytes: Buffer): boolean {
  let at = 0;
  let data = false;
  while (at + 8 <= bytes.length) {
    let length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'mdat') data = true;
    if (length === 1 && at + 16 <= bytes.length) length = Number(bytes.readBigUInt64BE(at + 8));
    if (length === 0) return data; // the box goes on to the end of the file
    if (length < 8) return false;
    at += length;
  }
  return data && at === bytes.length;
}

/** An AVIF's size and wholeness; undefined for other bytes. */
export function readAvif(bytes: Buffer): Picture | undefined {
  const brands = bytes.toString('latin1', 8, 40);
  if (bytes.toString('latin1', 4, 8) !== 'ftyp' || !/avi[fs]/.test(brands)) return undefined;
  let [width, height] = [0, 0];
  // Tiles and the alpha plane have sizes of their own; the picture's is the largest.
  for (
    let at = bytes.indexOf('ispe');
    at !== -1 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    width = Math.max(width, bytes.readUInt32BE(at + 8));
    height = Math.max(height, bytes.readUInt32BE(at + 12));
  }
  return { kind: 'AVIF', width, height, whole: isWhole(bytes) };
}

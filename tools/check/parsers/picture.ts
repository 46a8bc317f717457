import sharp from 'sharp';

/**
 * Reads the head of a picture.
 * @param decode - whether to decode every pixel as well, which takes ten times as long
 * @returns undefined for a file that is damaged, too large to decode, or no picture
 */
export async function parsePicture(bytes: Buffer, decode: boolean) {
  try {
    const image = sharp(bytes, { failOn: 'warning' });
    const head = await image.metadata();
    const { format, compression, width, height, orientation = 1 } = head;
    const heif = compression === 'av1' ? 'avif' : 'heic';
    const kind: string = format === 'heif' ? heif : format;
    // Only the last pixel comes out, to spare memory. A smaller picture would let a JPEG be read in part.
    const last = { left: 0, top: height - 1, width: 1, height: 1 };
    if (decode && kind !== 'heic') await image.extract(last).raw().toBuffer();
    return { kind, width, height, isRotated: orientation > 4 };
  } catch {
    return undefined;
  }
}

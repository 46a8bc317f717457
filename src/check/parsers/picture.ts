import sharp from 'sharp';

/** How a whole file ends. Of a WebP or AVIF that is cut short, sharp reads nothing. */
const END: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.includes('IEND\xaeB`\x82', undefined, 'latin1'),
  // A small preview inside the head of a photo has an end of its own.
  jpeg: (bytes) =>
    bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= bytes.length / 2,
};

/** Reads the head of a picture. @returns undefined for a file that is damaged or no picture */
export async function parsePicture(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const head = await image.metadata();
    const { format, compression, width, height, orientation = 1 } = head;
    if (END[format]?.(bytes) === false) return undefined;
    const heif = compression === 'av1' ? 'avif' : 'heic';
    const kind: string = format === 'heif' ? heif : format;
    return { kind, width, height, isRotated: orientation > 4 };
  } catch {
    return undefined;
  }
}

/** Whether every pixel of a picture can be decoded, which takes ten times as long as reading its head. */
export async function canBeDecoded(
  bytes: Buffer,
  height: number,
): Promise<boolean> {
  try {
    // Only the last pixel comes out, to spare memory. A smaller picture would let a JPEG be read in part.
    const last = { left: 0, top: height - 1, width: 1, height: 1 };
    await sharp(bytes, { failOn: 'warning' }).extract(last).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

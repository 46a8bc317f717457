import sharp from 'sharp';

export interface Picture {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  /** False when bytes are missing at the end. */
  readonly whole: boolean;
}

// Quick, where decoding thousands of logos is not. Of WebP and AVIF sharp itself finds the end.
const END: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.includes('IEND\xaeB`\x82', undefined, 'latin1'),
  // A small preview inside the head of a photo has an end of its own.
  jpeg: (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= bytes.length / 2,
};

/** Reads a picture without decoding it; undefined for a file that is no picture, or too damaged to tell. */
export async function readPicture(bytes: Buffer): Promise<Picture | undefined> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const whole = END[format]?.(bytes) ?? true;
    return { kind: format === 'heif' ? 'avif' : format, width, height, whole };
  } catch {
    return undefined;
  }
}

/** Whether every pixel of a picture can be read; takes ten times as long as reading its head. */
export async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  try {
    // stats() lets damaged ones pass when several run at once; few pixels come out, to spare memory.
    const decoded = sharp(bytes, { failOn: 'warning' }).resize(8, 8, {
      fit: 'fill',
      fastShrinkOnLoad: false,
    });
    await decoded.raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

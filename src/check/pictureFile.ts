import sharp from 'sharp';

/** What a picture file is made of. */
export interface Picture {
  /** `PNG`, `JPEG`, `WebP` or `AVIF`; of other files, what they are, as a message says it: `um PDF`. */
  readonly kind: string;
  /** In pixels; left out where the file cannot be read. */
  readonly size?: readonly [width: number, height: number];
  /** False when bytes are missing at the end. */
  readonly whole: boolean;
}

/** Kinds that the site takes, by the endings of their names. */
export const KINDS: Readonly<Record<string, string>> = {
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};

// How files begin, one character for each byte. People rename files by hand, so the message names many kinds.
const BEGINNINGS: readonly (readonly [kind: string, beginning: RegExp])[] = [
  ['PNG', /^\x89PNG\r\n/],
  ['JPEG', /^\xff\xd8\xff/],
  ['WebP', /^RIFF[\s\S]{4}WEBP/],
  ['AVIF', /^[\s\S]{4}ftyp[\s\S]{0,24}avi[fs]/],
  ['uma foto HEIC', /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['um GIF', /^GIF8/],
  ['um BMP', /^BM/],
  ['um PDF', /^%PDF/],
  ['um arquivo do Photoshop', /^8BPS/],
  ['um TIFF', /^(?:II\*|MM)/],
  ['uma página HTML', /^\s*<(?:!doctype html|html)/i],
  ['um SVG', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg/i],
  ['um arquivo de texto', /^[\t\n\r\x20-\x7e\x80-\xff]+$/],
];

const kindOf = (bytes: Buffer): string => {
  const head = bytes.toString('latin1', 0, 2000);
  return BEGINNINGS.find(([, sign]) => sign.test(head))?.[0] ?? 'um arquivo que não é imagem';
};

/** Whether the boxes that an AVIF is made of are all there. */
function hasItsBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // 0 is a box that goes on to the end, 1 one of more than 4 GB.
    if (length < 8) return length === 0;
    at += length;
  }
  return at === bytes.length;
}

/** Whether the end is there: quick, where decoding thousands of logos is not. sharp itself misses a cut WebP's. */
const hasItsEnd: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  PNG: (bytes) => bytes.includes('IEND\xaeB`\x82', undefined, 'latin1'),
  // A small preview inside the head of a photo has an end of its own.
  JPEG: (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= bytes.length / 2,
  AVIF: hasItsBoxes,
};

/** Reads a picture's kind and size, and whether its end is there, without decoding it. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const kind = kindOf(bytes);
  if (!Object.values(KINDS).includes(kind)) return { kind, whole: true };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { kind, size: [width, height], whole: hasItsEnd[kind]?.(bytes) ?? true };
  } catch {
    return { kind, whole: false };
  }
}

/** Whether every pixel of a picture can be read; takes ten times as long as reading its head. */
export async function canBeDecoded(bytes: Buffer): Promise<boolean> {
  try {
    // Not by stats(): with several pictures at once it lets damaged ones pass. Few pixels come out, so that a large
    // picture takes no memory.
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

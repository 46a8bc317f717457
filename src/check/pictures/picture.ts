import { readAvif } from './avif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

/** What a picture's bytes say of it. */
export interface Picture {
  readonly kind: 'PNG' | 'JPEG' | 'WebP' | 'AVIF';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** False when bytes are missing or were changed on the way. */
  readonly whole: boolean;
}

interface Signature {
  readonly name: string;
  readonly matches: (bytes: Buffer) => boolean;
}

const starts =
  (text: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', at, at + text.length) === text;

// Files that people rename by hand, so that the message can name them.
const others: readonly Signature[] = [
  { name: 'um GIF', matches: starts('GIF8') },
  { name: 'um BMP', matches: starts('BM') },
  { name: 'um PDF', matches: starts('%PDF') },
  { name: 'um arquivo do Photoshop', matches: starts('8BPS') },
  { name: 'um TIFF', matches: (bytes) => starts('II*\0')(bytes) || starts('MM\0*')(bytes) },
  {
    name: 'uma foto HEIC',
    matches: (bytes) =>
      starts('ftyp', 4)(bytes) && /hei[cx]|mif1/.test(bytes.toString('latin1', 8, 12)),
  },
  {
    name: 'uma página HTML',
    matches: (bytes) => /^\s*<(?:!doctype html|html)/i.test(bytes.toString('utf8', 0, 200)),
  },
  {
    name: 'um SVG',
    matches: (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg/i.test(bytes.toString('utf8', 0, 2000)),
  },
  {
    name: 'um arquivo de texto',
    matches: (bytes) =>
      bytes.length > 0 && !/[^\t\n\r\x20-\x7e\u0080-\uffff]/.test(bytes.toString('utf8', 0, 200)),
  },
];

/** What else the bytes are, as the message says it. */
export const otherKind = (bytes: Buffer): string =>
  others.find(({ matches }) => matches(bytes))?.name ?? 'um arquivo que não é imagem';

/**
 * Reads a picture's kind, size and wholeness without decoding it: a check of 3,200 logos must stay quick.
 * PNG: every chunk's checksum; JPEG: the end mark; WebP and AVIF: the boxes' lengths.
 * @returns undefined for bytes that are no picture the site takes
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
}

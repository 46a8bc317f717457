import { isUtf8 } from 'node:buffer';
import sharp, { type Metadata } from 'sharp';

/** Of a picture with more pixels than this, decoding takes too long and too much memory. */
export const MAX_PIXELS = 100_000_000;

interface Picture {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly isRotated: boolean;
  /** Whether the file ends or breaks in the middle of the picture. */
  readonly isBroken: boolean;
}

/** Reads a picture's head, and decodes every pixel. @returns undefined for what is no picture */
export async function parsePicture(
  bytes: Buffer | string,
): Promise<Picture | undefined> {
  let head: Metadata;
  try {
    head = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    // sharp throws an Error for every file that it cannot read.
    if (error instanceof Error) return undefined;
    throw error;
  }
  const { format, compression, width, height, orientation = 1 } = head;
  const heif = compression === 'av1' ? 'avif' : 'heic';
  const kind: string = format === 'heif' ? heif : format;
  const isRotated = orientation > 4;
  const isBroken =
    kind !== 'heic' &&
    width * height <= MAX_PIXELS &&
    !(await canDecode(bytes, height));
  return { kind, width, height, isRotated, isBroken };
}

async function canDecode(bytes: Buffer | string, height: number) {
  // Only the last pixel comes out, to spare memory. A smaller picture would let a JPEG be read in part.
  const last = { left: 0, top: height - 1, width: 1, height: 1 };
  const image = sharp(bytes, {
    failOn: 'warning',
    limitInputPixels: MAX_PIXELS,
  });
  try {
    await image.extract(last).raw().toBuffer();
    return true;
  } catch (error) {
    return error instanceof Error ? false : Promise.reject(error);
  }
}

/** What the XML parser says of a broken SVG; undefined for a whole one. */
export async function svgError(bytes: Buffer): Promise<string | undefined> {
  try {
    await sharp(bytes).metadata();
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    // One without sides is drawn as well.
    return message.includes('XML parse error') ? message : undefined;
  }
}

/** The first bytes of kinds of files that people take for pictures. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['8BPS', 'um arquivo do Photoshop (PSD)'],
  ['%PDF', 'um PDF'],
  ['%!PS', 'um arquivo PostScript (EPS ou Illustrator)'],
  ['\xc5\xd0\xd3\xc6', 'um arquivo EPS'],
  ['PK', 'um arquivo ZIP, ou um documento do Word ou PowerPoint'],
  ['\xd0\xcf\x11\xe0', 'um documento antigo do Office'],
  ['GIF8', 'um GIF'],
  ['BM', 'uma imagem BMP'],
  ['II*\0', 'uma imagem TIFF'],
  ['MM\0*', 'uma imagem TIFF'],
  ['\0\0\x01\0', 'um ícone do Windows (ICO)'],
  ['Rar!', 'um arquivo RAR'],
  ['7z\xbc\xaf', 'um arquivo 7-Zip'],
  ['\x1f\x8b', 'um arquivo compactado (GZIP)'],
  ['L\0\0\0', 'um atalho do Windows'],
  ['MZ', 'um programa do Windows'],
  ['\x89PNG', 'um PNG estragado ou incompleto'],
  ['\xff\xd8', 'um JPEG estragado ou incompleto'],
  ['gimp xcf', 'um arquivo do GIMP'],
  ['{\\rtf', 'um documento RTF'],
  ['version https://git-lfs', 'um ponteiro do Git LFS'],
];

/** What a file is that is no picture, for a message: `um PDF`. */
export function fileKind(bytes: Buffer): string {
  if (bytes.length === 0) return 'um arquivo vazio';
  const start = bytes.toString('latin1', 0, 64);
  if (bytes.every((byte) => byte === 0)) return 'um arquivo só com zeros';
  const name = SIGNATURES.find(([sign]) => start.startsWith(sign))?.[1];
  if (name) return name;
  const holds = (...signs: string[]) =>
    signs.some((sign) => start.includes(sign));
  if (start.startsWith('RIFF'))
    return holds('WEBP')
      ? 'um WebP estragado ou incompleto'
      : 'um arquivo do CorelDRAW, ou de som ou vídeo';
  if (start.startsWith('ftyp', 4)) {
    if (holds('avif', 'avis')) return 'um AVIF estragado ou incompleto';
    return holds('hei', 'mif1', 'msf1') ? 'uma foto HEIC' : 'um vídeo';
  }
  if (!isUtf8(bytes)) return 'um arquivo que não é de imagem';
  const text = bytes.toString('utf8', 0, 1000).trim().toLowerCase();
  const isPage = text.startsWith('<!doctype html') || text.startsWith('<html');
  if (isPage) return 'uma página da web (HTML)';
  if (text.includes('<svg')) return 'um SVG';
  if (text.startsWith('<')) return 'um texto com tags (XML ou HTML)';
  const isJson = text.startsWith('{') || text.startsWith('[');
  return isJson ? 'um texto (JSON)' : 'um texto';
}

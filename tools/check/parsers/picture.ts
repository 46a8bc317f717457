import { isUtf8 } from 'node:buffer';
import sharp, { type Metadata } from 'sharp';

/** Decoding a larger picture takes too much time and memory. */
export const MAX_PIXELS = 100_000_000;

interface Picture {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly isRotated: boolean;
  /** Whether the file is truncated or damaged. */
  readonly isBroken: boolean;
}

/**
 * Reads the metadata of a picture and decodes it.
 * @param bytes - the content, or the path of the file
 * @returns undefined when the file is not a picture
 */
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
  // Extract only the last pixel, to save memory. A resize would let sharp skip parts of a JPEG.
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

/** The message of the XML parser for an invalid SVG; undefined if the XML is valid. */
export async function svgError(bytes: Buffer): Promise<string | undefined> {
  try {
    await sharp(bytes).metadata();
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    // sharp also rejects an SVG without width and height, which browsers show.
    return message.includes('XML parse error') ? message : undefined;
  }
}

/** The first bytes of files that people mistake for usable pictures. */
const SIGNATURES: readonly (readonly [
  sign: string,
  kind: string,
  offset?: number,
])[] = [
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
  ['WEBP', 'um WebP estragado ou incompleto', 8],
  ['RIFF', 'um arquivo do CorelDRAW, ou de som ou vídeo'],
  ['ftypavi', 'um AVIF estragado ou incompleto', 4],
  ['ftyphei', 'uma foto HEIC', 4],
  ['ftypmif1', 'uma foto HEIC', 4],
  ['ftypmsf1', 'uma foto HEIC', 4],
  ['ftyp', 'um vídeo', 4],
];

/** Names the type of a file that is not a usable picture, for a message: `um PDF`. */
export function fileKind(bytes: Buffer): string {
  if (bytes.length === 0) return 'um arquivo vazio';
  const start = bytes.toString('latin1', 0, 64);
  if (bytes.every((byte) => byte === 0)) return 'um arquivo só com zeros';
  const known = SIGNATURES.find(([sign, , offset]) =>
    start.startsWith(sign, offset),
  );
  if (known) return known[1];
  if (!isUtf8(bytes)) return 'um arquivo que não é de imagem';
  const text = bytes.toString('utf8', 0, 1000).trim().toLowerCase();
  const isPage = text.startsWith('<!doctype html') || text.startsWith('<html');
  if (isPage) return 'uma página da web (HTML)';
  if (text.includes('<svg')) return 'um SVG';
  if (text.startsWith('<')) return 'um texto com tags (XML ou HTML)';
  const isJson = text.startsWith('{') || text.startsWith('[');
  return isJson ? 'um texto (JSON)' : 'um texto';
}

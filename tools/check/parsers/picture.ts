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

/** Reads the metadata of a picture and decodes it. @returns undefined when the file is not a picture */
export async function parsePicture(
  bytes: Buffer,
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

function canDecode(bytes: Buffer, height: number): Promise<boolean> {
  // Extract only the last pixel, to save memory. A resize would let sharp skip parts of a JPEG.
  const last = { left: 0, top: height - 1, width: 1, height: 1 };
  return sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .extract(last)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Describes the error of an SVG that is not valid XML, with its line; undefined if it is valid. */
export async function svgError(bytes: Buffer): Promise<string | undefined> {
  try {
    await sharp(bytes).metadata();
    return undefined;
  } catch (error) {
    const message = String(error);
    // sharp also rejects an SVG without width and height, which browsers show.
    if (!message.includes('XML parse error')) return undefined;
    const line = Number.parseInt(message.split('on line ').at(1) ?? '', 10);
    return `o SVG está incompleto ou tem um erro na linha ${line}, e os navegadores não o mostram`;
  }
}

/** The first bytes of files that people mistake for usable pictures or texts. */
const SIGNATURES: readonly (readonly [
  sign: string,
  kind: string,
  offset?: number,
])[] = [
  ['8BPS', 'um arquivo do Photoshop (PSD)'],
  ['%PDF', 'um PDF'],
  ['%!PS', 'um arquivo PostScript (EPS ou Illustrator)'],
  ['PK', 'um arquivo ZIP, ou um documento do Word ou PowerPoint'],
  ['\xd0\xcf\x11\xe0', 'um documento antigo do Office'],
  ['BM', 'uma imagem BMP'],
  ['L\0\0\0', 'um atalho do Windows'],
  ['{\\rtf', 'um documento RTF'],
  ['\x89PNG', 'um PNG estragado ou incompleto'],
  ['\xff\xd8', 'um JPEG estragado ou incompleto'],
  ['WEBP', 'um WebP estragado ou incompleto', 8],
  ['RIFF', 'um arquivo do CorelDRAW, ou de som ou vídeo'],
  ['ftypavi', 'um AVIF estragado ou incompleto', 4],
  ['ftyp', 'um vídeo, ou uma foto HEIC', 4],
];

/** Names the type of a file that is not a usable picture, for a message: `um PDF`. */
export function fileKind(bytes: Buffer): string {
  if (bytes.length === 0) return 'um arquivo vazio';
  if (bytes.every((byte) => byte === 0)) return 'um arquivo só com zeros';
  const start = bytes.toString('latin1', 0, 64);
  const known = SIGNATURES.find(([sign, , offset]) =>
    start.startsWith(sign, offset),
  );
  if (known) return known[1];
  if (!isUtf8(bytes) || bytes.includes(0)) return 'um arquivo de outro tipo';
  const text = bytes.toString('utf8', 0, 1000).trim().toLowerCase();
  if (text.includes('<svg') && !text.includes('<html')) return 'um SVG';
  return text.startsWith('<') ? 'um texto com tags (HTML ou XML)' : 'um texto';
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Every file under a folder, relative to it, with forward slashes, sorted. @throws Error when there is no folder */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    )
    .sort();
}

export const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Every file of a folder with its size in bytes and its hash, sorted by path. */
export const inventoryOf = (folder: string) =>
  filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, size: bytes.length, sha256: sha256(bytes) };
  });

const TEXTS = [
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
];

/** Whether a file is smaller when it is compressed. */
export const isText = (file: string): boolean => TEXTS.includes(extname(file));

export const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> =>
    promisify(gzip)(bytes, { level: 9 }),
};

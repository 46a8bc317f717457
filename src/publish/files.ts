import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/** Every file of a folder with its size in bytes and its hash, sorted by path. */
export const inventoryOf = (folder: string) =>
  filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return {
      path,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  });

export const isText = (file: string): boolean =>
  /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

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

const lastOf = (place: string) => `${place}.last`;

/** Puts a finished folder in the place of another: whoever reads the old one reads it whole until then. */
export function swapIn(next: string, place: string): void {
  heal(place);
  const last = lastOf(place);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(next, place);
  rmSync(last, { recursive: true, force: true });
}

/** Puts the last good folder back where a swap was cut off between its two steps. */
export function heal(place: string): void {
  const last = lastOf(place);
  if (!existsSync(place) && existsSync(last)) renameSync(last, place);
}

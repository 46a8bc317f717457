import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lookup } from 'mime-types';

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

/** Whether a file, by its name, is of a kind that compression makes smaller. */
export const isText = (file: string): boolean =>
  /text|script|json|xml/.test(String(lookup(file)));

/** Writes a copy in Brotli and one in gzip, each as small as it gets, beside every text of a folder. */
export function compressTexts(folder: string): void {
  for (const file of filesIn(folder).filter(isText)) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    // As small as it gets is what Brotli does unless it is told otherwise.
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

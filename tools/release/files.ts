import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lookup } from 'mime-types';
import { filesIn, sha256 } from '../../plugins/gatsby-plugin-documents';

/** Every file of a folder with its size in bytes and its hash, sorted by path. */
export const inventoryOf = (folder: string) =>
  filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, size: bytes.length, sha256: sha256(bytes) };
  });

/** Whether compression makes a file with this name smaller. */
export const isText = (file: string): boolean =>
  /text|script|json|xml/.test(String(lookup(file)));

/** Writes a Brotli and a gzip copy next to each text file of a folder, both at the highest level. */
export function compressTexts(folder: string): void {
  for (const file of filesIn(folder).filter(isText)) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    // Brotli's default is its highest level.
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

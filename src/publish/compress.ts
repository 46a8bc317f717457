import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './files';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

const codings = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/**
 * Puts a Brotli and a gzip copy beside every text file of a folder, for servers that send such copies as they are.
 * @param kept - folder where copies are kept by the hash of what they compress, so that the same text is packed once
 */
export function compress(folder: string, kept: string): void {
  mkdirSync(kept, { recursive: true });
  for (const path of filesIn(folder).filter((file) => TEXT.test(file))) {
    const bytes = readFileSync(join(folder, path));
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (const [extension, pack] of Object.entries(codings)) {
      const copy = join(kept, `${hash}.${extension}`);
      if (!existsSync(copy)) {
        writeFileSync(`${copy}.${process.pid}`, pack(bytes));
        renameSync(`${copy}.${process.pid}`, copy);
      }
      copyFileSync(copy, join(folder, `${path}.${extension}`));
    }
  }
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Folders } from './folders';
import type { Output } from './output';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

const codings = [
  {
    extension: 'br',
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: 'gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const;

/**
 * Puts a Brotli and a gzip copy beside every text file. What was compressed once is kept by the hash of its
 * content, so a rebuild pays only for what changed.
 */
export async function compress(output: Output, folders: Folders): Promise<void> {
  await mkdir(folders.compressed, { recursive: true });
  const waiting = output.files().filter((path) => TEXT.test(path));
  const work = async (worker: number) => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await readFile(join(folders.output, path));
      const hash = createHash('sha256').update(bytes).digest('hex');
      for (const { extension, pack } of codings) {
        const kept = join(folders.compressed, `${hash}.${extension}`);
        if (!existsSync(kept)) {
          // Two files may hold the same text and be packed at the same time, so each worker writes its own part.
          const part = `${kept}.${worker}`;
          await writeFile(part, await pack(bytes));
          await rename(part, kept);
        }
        await output.addCopy(`${path}.${extension}`, kept);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, (_, worker) => work(worker)));
}

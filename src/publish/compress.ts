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
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Compressed copies of one text, by the ending of their names. */
export type Copies = Readonly<Record<'br' | 'gz', string>>;

const codings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Copies are kept by the hash of what they compress, so that the same text is packed once. */
const KEPT = join('node_modules', '.cache', 'compressed');

async function copyOf(bytes: Buffer, hash: string, coding: keyof typeof codings): Promise<string> {
  const copy = join(KEPT, `${hash}.${coding}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    writeFileSync(unfinished, await codings[coding](bytes));
    renameSync(unfinished, copy);
  }
  return copy;
}

/** The compressed copies of every text file of a folder, by its path there. */
export async function compressedCopies(folder: string): Promise<ReadonlyMap<string, Copies>> {
  mkdirSync(KEPT, { recursive: true });
  const texts = filesIn(folder).filter((file) => TEXT.test(file));
  const entries = texts.map(async (path) => {
    const bytes = readFileSync(join(folder, path));
    const hash = createHash('sha256').update(bytes).digest('hex');
    const [br, gz] = await Promise.all([copyOf(bytes, hash, 'br'), copyOf(bytes, hash, 'gz')]);
    return [path, { br, gz }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Puts a `.br` and a `.gz` copy beside every text file of a folder, for servers that send them as they are. */
export async function compress(folder: string): Promise<void> {
  for (const [path, copies] of await compressedCopies(folder))
    for (const [ending, copy] of Object.entries(copies))
      copyFileSync(copy, join(folder, `${path}.${ending}`));
}

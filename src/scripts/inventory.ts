import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../gatsby/publish/output';

/** One published file. */
export interface Entry {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Every file of a folder with its size and hash, sorted by path. */
export const inventoryOf = (folder: string): Entry[] =>
  filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });

/** Paths that are in only one of two inventories or differ. */
export function differences(one: readonly Entry[], other: readonly Entry[]): string[] {
  const hashes = (entries: readonly Entry[]) =>
    new Map(entries.map(({ path, sha256 }) => [path, sha256]));
  const [left, right] = [hashes(one), hashes(other)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => left.get(path) !== right.get(path))
    .sort();
}

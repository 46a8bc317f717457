import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file under a folder, relative to it, with forward slashes, sorted; empty where there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

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

const lastOf = (place: string) => `${place}.last`;

/**
 * Puts a finished folder in the place of another. Whoever reads the old one reads it whole until then.
 * @param next - the finished folder
 * @param place - where it belongs
 */
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

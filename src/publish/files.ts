import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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

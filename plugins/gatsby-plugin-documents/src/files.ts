import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file under a folder, relative to it, with forward slashes, sorted. @throws Error when the folder is missing */
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

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, relative to it, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file of a folder and the folders in it, or of the folder alone: relative to it, with slashes, sorted. */
export const filesIn = (folder: string, { recursive = true } = {}): string[] =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

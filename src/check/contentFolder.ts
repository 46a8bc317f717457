import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Right words that the dictionary does not know, which editors may add to. */
export const WORD_LIST = 'words.txt';

/** The content folder as it is on disk. */
export interface ContentFolder {
  /** Absolute path. */
  readonly path: string;
  /** Its name, which starts every path of the messages: `data`. */
  readonly name: string;
  /** Paths of all files inside it, with forward slashes, in order. */
  readonly files: readonly string[];
  /** Reads at once: for thousands of small logos that takes a fraction of the time of reading by and by. */
  read(file: string): Buffer;
  /** A file's path for the messages. */
  shown(file: string): string;
}

function list(folder: string, prefix: string, found: string[]): string[] {
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) list(join(folder, entry.name), `${path}/`, found);
    else found.push(path);
  }
  return found;
}

/**
 * Lists the content folder.
 * @throws Error in Portuguese when there is no such folder
 */
export function openFolder(dataDir: string): ContentFolder {
  const path = resolve(dataDir);
  let files: string[];
  try {
    files = list(path, '', []).sort();
  } catch (error) {
    throw new Error(`Não encontrei a pasta de conteúdo ${path}.`, { cause: error });
  }
  const name = basename(path);
  return {
    path,
    name,
    files,
    read: (file) => readFileSync(join(path, file)),
    shown: (file) => `${name}/${file}`,
  };
}

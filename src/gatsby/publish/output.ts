import { appendFileSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Folders } from './folders';

/** Every file under a folder, relative to it, with forward slashes, sorted; empty where there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function dropEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !(entry.isDirectory() && dropEmptyFolders(join(folder, entry.name))),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}

/**
 * The output folder, changed so that the change can be undone. Gatsby rewrites only the pages that changed and
 * stitches new script tags into the others where they lie; so the next build must find them as it left them.
 */
export class Output {
  constructor(private readonly folders: Folders) {}

  private place = (path: string) => join(this.folders.output, path);

  files = () => filesIn(this.folders.output);

  has = (path: string) => existsSync(this.place(path));

  text = (path: string) => readFile(this.place(path), 'utf8');

  /** Adds a file of our own; never one that Gatsby wrote. */
  async add(path: string, content: string | Buffer) {
    await this.note(path);
    await writeFile(this.place(path), content);
  }

  /** Adds a copy of a file from elsewhere. */
  async addCopy(path: string, from: string) {
    await this.note(path);
    await copyFile(from, this.place(path));
  }

  /** Puts new text in the place of what Gatsby wrote. */
  async rewrite(path: string, text: string) {
    await this.park(path);
    await writeFile(this.place(path), text);
  }

  /** Takes a file out of the output until the next build. */
  async park(path: string) {
    const parked = join(this.folders.parked, path);
    await mkdir(dirname(parked), { recursive: true });
    await rename(this.place(path), parked);
  }

  /** Takes a file away for good. */
  remove = (path: string) => rm(this.place(path), { force: true });

  /** Takes away the folders that nothing is left in. */
  dropEmptyFolders = () => dropEmptyFolders(this.folders.output);

  private async note(path: string) {
    await mkdir(dirname(this.folders.added), { recursive: true });
    appendFileSync(this.folders.added, `${path}\n`);
    await mkdir(dirname(this.place(path)), { recursive: true });
  }
}

/** Puts the output back to how Gatsby left it. Does nothing where nothing was finished. */
export async function undoFinishing(folders: Folders): Promise<void> {
  const added = existsSync(folders.added) ? await readFile(folders.added, 'utf8') : '';
  for (const path of added.split('\n').filter(Boolean))
    rmSync(join(folders.output, path), { force: true });
  for (const path of filesIn(folders.parked)) {
    const place = join(folders.output, path);
    await mkdir(dirname(place), { recursive: true });
    await rename(join(folders.parked, path), place);
  }
  await rm(folders.added, { force: true });
}

import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Stamp {
  readonly size: number;
  readonly mtime: Date;
}

async function stamps(folder: string): Promise<Map<string, Stamp>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, Stamp>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(path);
    found.set(path.slice(folder.length + 1), { size, mtime });
  }
  return found;
}

// Pictures first, so that a text never names one that is not there yet.
const isText = (file: string) => /\.(?:json|md)$/.test(file);
const picturesFirst = (a: string, b: string) => Number(isText(a)) - Number(isText(b));

/**
 * Makes a folder equal to another. Each file is put in place whole, by a rename, so that whoever watches the folder
 * never reads half of one; files that are the same stay untouched.
 * @param wait - called once between the pictures and the texts, when there are both
 * @returns whether anything changed
 */
export async function syncFolder(
  from: string,
  to: string,
  wait?: () => Promise<void>,
): Promise<boolean> {
  await mkdir(to, { recursive: true });
  const [wanted, present] = await Promise.all([stamps(from), stamps(to)]);
  const changed = [...wanted]
    .filter(([file, { size, mtime }]) => {
      const old = present.get(file);
      return !old || old.size !== size || old.mtime.getTime() !== mtime.getTime();
    })
    .map(([file]) => file)
    .sort(picturesFirst);
  const gone = [...present.keys()].filter((file) => !wanted.has(file));

  let waited = !changed.some((file) => !isText(file));
  for (const file of changed) {
    if (isText(file) && !waited) {
      waited = true;
      await wait?.();
    }
    await replaceFile(join(from, file), join(to, file), `${to}.part`);
  }
  for (const file of gone) await rm(join(to, file));
  return changed.length + gone.length > 0;
}

async function replaceFile(from: string, to: string, part: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, part);
  await utimes(part, atime, mtime);
  await mkdir(dirname(to), { recursive: true });
  await rename(part, to);
}

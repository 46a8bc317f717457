import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Two files of the same size and time are taken for the same. */
async function stamps(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(path);
    found.set(path.slice(folder.length + 1), `${size} ${mtime.getTime()}`);
  }
  return found;
}

// Pictures go first, so that a text never names one that is not there yet.
const isText = (file: string) => /\.(?:json|md)$/.test(file);

/** Each file is put in place whole, so that whoever watches never reads half of one. */
export async function syncFolder(
  from: string,
  to: string,
  wait?: () => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true });
  const [wanted, present] = await Promise.all([stamps(from), stamps(to)]);
  const changed = [...wanted]
    .filter(([file, stamp]) => present.get(file) !== stamp)
    .map(([file]) => file);
  const pictures = changed.filter((file) => !isText(file));
  for (const file of pictures) await replaceFile(join(from, file), join(to, file), `${to}.part`);
  if (pictures.length > 0 && pictures.length < changed.length) await wait?.();
  for (const file of changed.filter(isText))
    await replaceFile(join(from, file), join(to, file), `${to}.part`);
  for (const file of present.keys()) if (!wanted.has(file)) await rm(join(to, file));
}

async function replaceFile(from: string, to: string, part: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, part);
  await utimes(part, atime, mtime);
  await mkdir(dirname(to), { recursive: true });
  await rename(part, to);
}

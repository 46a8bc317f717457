import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
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
  const changed = [...wanted.keys()].filter((file) => present.get(file) !== wanted.get(file));
  const replace = async (file: string) => {
    await cp(join(from, file), `${to}.part`, { preserveTimestamps: true });
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(`${to}.part`, join(to, file));
  };
  const pictures = changed.filter((file) => !isText(file));
  for (const file of pictures) await replace(file);
  if (pictures.length > 0 && pictures.length < changed.length) await wait?.();
  for (const file of changed.filter(isText)) await replace(file);
  for (const file of present.keys()) if (!wanted.has(file)) await rm(join(to, file));
}

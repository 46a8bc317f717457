import { rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between tries: a virus scanner lets a file go within a second or two. */
const WAITS = [100, 200, 400, 800, 1600];

/** Renames a folder. On Windows that fails while a program has one of its files open, so it is tried again. */
async function renameFolder(from: string, to: string): Promise<void> {
  for (const wait of WAITS) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EACCES', 'EBUSY', 'EPERM'].includes(code)) throw error;
      await pause(wait);
    }
  }
  await rename(from, to);
}

/**
 * Puts a folder in the place of another one, which may be missing.
 * @throws Error when a file of the old folder stays in use; the old folder is then as it was
 */
export async function replaceFolder(
  folder: string,
  place: string,
): Promise<void> {
  const old = `.${place}-old`;
  const remove = { recursive: true, force: true, maxRetries: 5 };
  await rm(old, remove);
  let hasOld = true;
  try {
    await renameFolder(place, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    hasOld = false;
  }
  try {
    await renameFolder(folder, place);
  } catch (error) {
    if (hasOld) await renameFolder(old, place);
    throw error;
  }
  await rm(old, remove);
}

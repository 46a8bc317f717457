import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkContent } from '../check/checkContent';
import type { CheckResult } from '../check/diagnostic';

// A picture must be a Gatsby node before the text that names it is read.
const PICTURE_MS = 250;
// Editors and file managers write a large file in several steps; an error is told only if it is still there then.
const SETTLE_MS = 150;

async function stamps(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
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
async function syncFolder(
  from: string,
  to: string,
  wait?: () => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true });
  const [wanted, present] = await Promise.all([stamps(from), stamps(to)]);
  const changed = [...wanted.keys()].filter(
    (file) => present.get(file) !== wanted.get(file),
  );
  const replace = async (file: string) => {
    await cp(join(from, file), `${to}.part`, { preserveTimestamps: true });
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(`${to}.part`, join(to, file));
  };
  const pictures = changed.filter((file) => !isText(file));
  for (const file of pictures) await replace(file);
  if (pictures.length > 0 && pictures.length < changed.length) await wait?.();
  for (const file of changed.filter(isText)) await replace(file);
  for (const file of present.keys())
    if (!wanted.has(file)) await rm(join(to, file));
}

/** Keeps a copy that is always right. @param told - hears each check, and of errors only what stays for a moment */
export function keepContent(
  source: string,
  home: string,
  told: (result: CheckResult) => void,
) {
  const snapshot = join(home, 'next', 'data');
  const folder = join(home, 'live', 'data');
  let asked = 0;
  let last = Promise.resolve();

  async function run(turn: number): Promise<void> {
    await syncFolder(source, snapshot);
    const result = await checkContent(snapshot);
    if (result.errors > 0) await pause(SETTLE_MS);
    else await syncFolder(snapshot, folder, () => pause(PICTURE_MS));
    if (result.errors === 0 || turn === asked) told(result);
  }

  return {
    folder,
    look() {
      asked += 1;
      const turn = asked;
      last = last
        .then(() => (turn === asked ? run(turn) : undefined))
        // A file may vanish between listing and copying; the watcher then asks again.
        .catch((error: Error) => console.error(error.message));
    },
  };
}

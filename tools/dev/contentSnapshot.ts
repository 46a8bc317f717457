import {
  cp,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PICTURE_PATH } from '../../src/content/fields/picture';
import { checkContent } from '../check/checkContent';
import type { CheckResult, Diagnostic } from '../check/model/diagnostic';

// A picture must be a Gatsby node before the text that names it is read.
const PICTURE_MS = 250;
// Text editors write a large file in several steps, and not each of them is told.
const SETTLE_MS = 150;

/** A change to make in the content folder. Without bytes, the file is deleted. */
export interface FileChange {
  /** Inside the content folder: `images/foto.avif`. */
  readonly path: string;
  readonly bytes?: Buffer;
}

/** Every file of a folder, with what changes when it is written. Makes the folder if there is none. */
export async function listStamps(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const stamps = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A file may vanish after it was listed.
    const stats = await stat(path).catch(() => undefined);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (stats) stamps.set(name, `${stats.size} ${stats.mtime.getTime()}`);
  }
  return stamps;
}

/** What has to change in a folder for it to be like another one: pictures first, so that no text names one that is not there yet. */
async function compareFolders(from: string, to: string) {
  const [wanted, present] = await Promise.all([
    listStamps(from),
    listStamps(to),
  ]);
  const changed = [...wanted.keys()].filter(
    (file) => present.get(file) !== wanted.get(file),
  );
  return {
    pictures: changed.filter((file) => PICTURE_PATH.test(file)),
    texts: changed.filter((file) => !PICTURE_PATH.test(file)),
    deleted: [...present.keys()].filter((file) => !wanted.has(file)),
  };
}

const keyOf = ({ file, label, found, expected }: Diagnostic) =>
  [file, label, found, expected].join('\n');

const errorsIn = ({ diagnostics }: CheckResult) =>
  diagnostics.filter(({ severity }) => severity === 'error');

export type ContentSnapshot = ReturnType<typeof keepSnapshot>;

/**
 * Keeps a copy of the content folder in which the check has found no error.
 * @param home - a folder for this copy and for the one that is being checked
 */
export function keepSnapshot(source: string, home: string) {
  const listeners: ((result: CheckResult) => void)[] = [];
  const staged = join(home, 'next', 'data');
  const live = join(home, 'live', 'data');
  let queue: Promise<unknown> = Promise.resolve();
  let requests = 0;
  /** Of the staged content; undefined while it has not been checked. */
  let latest: CheckResult | undefined;

  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** Puts a file in place whole, so that whoever watches never reads half of one. */
  async function copy(file: string, from: string, to: string): Promise<void> {
    const part = join(home, 'part');
    await cp(join(from, file), part, { preserveTimestamps: true });
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(part, join(to, file));
  }

  async function syncFolder(from: string, to: string): Promise<number> {
    const { pictures, texts, deleted } = await compareFolders(from, to);
    for (const file of pictures) await copy(file, from, to);
    if (to === live && pictures.length > 0 && texts.length > 0)
      await pause(PICTURE_MS);
    for (const file of texts) await copy(file, from, to);
    for (const file of deleted) await rm(join(to, file));
    return pictures.length + texts.length + deleted.length;
  }

  async function checkStaged(): Promise<CheckResult> {
    const { pictures } = await compareFolders(staged, live);
    return checkContent(staged, { decode: pictures });
  }

  async function publish(result: CheckResult): Promise<void> {
    if (result.errors === 0) await syncFolder(staged, live);
    latest = result;
    for (const listener of listeners) listener(result);
  }

  return {
    /** What Gatsby reads. */
    folder: live,

    /** @param listener - hears the result of each check */
    listen(listener: (result: CheckResult) => void): void {
      listeners.push(listener);
    },

    /** Checks the content folder after something in it may have changed. */
    update(): Promise<void> {
      requests += 1;
      const request = requests;
      return inTurn(async () => {
        if (request === requests) await pause(SETTLE_MS);
        if (request !== requests) return;
        const changes = await syncFolder(source, staged);
        if (changes === 0 && latest) return;
        latest = undefined;
        await publish(await checkStaged());
      });
    },

    /**
     * Makes changes in the content folder, unless they would bring new errors.
     * @param permit - throws when they cannot be made any more: asked before and after the check
     * @returns the new errors; when there are none, the changes are written
     */
    write(
      changes: readonly FileChange[],
      permit: () => Promise<void>,
    ): Promise<readonly Diagnostic[]> {
      return inTurn(async () => {
        const others = await syncFolder(source, staged);
        // Whoever watches is told of those at the next update, even if nothing is written here.
        if (others > 0) latest = undefined;
        const before = latest ?? (await checkStaged());
        const known = new Set(errorsIn(before).map(keyOf));
        await permit();
        for (const { path, bytes } of changes)
          if (bytes) await writeFile(join(staged, path), bytes);
          else await rm(join(staged, path), { force: true });
        const result = await checkStaged();
        const added = errorsIn(result).filter((one) => !known.has(keyOf(one)));
        if (added.length > 0) {
          await syncFolder(source, staged);
          return added;
        }
        await permit();
        for (const { path, bytes } of changes)
          if (bytes) await copy(path, staged, source);
          else await rm(join(source, path), { force: true });
        // The files are written, whatever becomes of the copy.
        await publish(result).catch(console.error);
        return [];
      });
    },
  };
}

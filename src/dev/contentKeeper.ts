import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkContent } from '../check/checkContent';
import type { CheckResult } from '../check/problem';
import { syncFolder } from './syncFolder';

// A picture must be a Gatsby node before the text that names it is read.
const PICTURE_MS = 250;
// Editors and file managers write a large file in several steps; an error is told only if it is still there then.
const SETTLE_MS = 150;

interface Listener {
  ready(result: CheckResult): void;
  refused(result: CheckResult): void;
}

/** Keeps a copy of the content that is always right. Its folders are named like the source, for the messages. */
export function keepContent(source: string, home: string, { ready, refused }: Listener) {
  const snapshot = join(home, 'next', 'data');
  const folder = join(home, 'live', 'data');
  let asked = 0;
  let last = Promise.resolve();

  async function run(turn: number): Promise<void> {
    await syncFolder(source, snapshot);
    const result = await checkContent(snapshot);
    if (result.errors > 0) {
      await pause(SETTLE_MS);
      if (turn === asked) refused(result);
      return;
    }
    await syncFolder(snapshot, folder, () => pause(PICTURE_MS));
    ready(result);
  }

  return {
    /** For Gatsby to read. */
    folder,
    /** Calls while a look is under way are answered by one more look after it. */
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

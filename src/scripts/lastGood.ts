import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the last good output while a build writes over it.
 * @param root - the project's folder
 */
export function lastGood(root: string) {
  const output = join(root, 'public');
  const staging = join(root, '.staging');
  const copy = join(staging, 'last-good');
  const unfinished = join(staging, 'building');

  const forget = () => {
    rmSync(unfinished, { force: true });
    rmSync(copy, { recursive: true, force: true });
  };

  return {
    /** Copies the output aside. Links would not do: Gatsby writes into the files that lie there. */
    keep() {
      forget();
      mkdirSync(staging, { recursive: true });
      if (existsSync(output))
        cpSync(output, copy, {
          recursive: true,
          preserveTimestamps: true,
          mode: constants.COPYFILE_FICLONE,
        });
      writeFileSync(unfinished, String(process.pid));
    },

    /** The build is good: its output replaces the copy. */
    forget,

    /**
     * Puts the copy back, after a build that failed, was stopped or was killed. Gatsby's cache goes with the
     * failed output that it describes, or the next build would trust pages that are no longer there.
     * @returns whether there was anything to put back
     */
    restore(): boolean {
      if (!existsSync(unfinished)) return false;
      rmSync(join(root, '.cache'), { recursive: true, force: true });
      rmSync(output, { recursive: true, force: true });
      if (existsSync(copy)) renameSync(copy, output);
      forget();
      return true;
    },
  };
}

import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

const LOCK = '.build.lock';

/** Whether a process runs. A zombie keeps its number until its parent asks for it, in a container maybe never. */
function isRunning(pid: number): boolean {
  const state = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !existsSync(state) || !readFileSync(state, 'utf8').includes(') Z ');
}

/** @throws Error in Portuguese when the lock's process still builds */
function expectStale(content: string): void {
  const pid = Number(content);
  // In a container each build may get the same number.
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new Error(
      `Outra construção está em andamento nesta pasta (processo ${pid}). Espere que ela termine; se não há nenhuma, apague ${LOCK}.`,
    );
}

/** Takes a lock away whose process has ended. Of two builds that try, one succeeds. */
function removeStale(): void {
  const taken = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, taken);
  } catch {
    return;
  }
  const content = readFileSync(taken, 'utf8');
  try {
    expectStale(content);
  } catch (error) {
    // Another build has locked the folder in the meantime.
    renameSync(taken, LOCK);
    throw error;
  }
  rmSync(taken);
}

/**
 * Locks the project's folder for one build.
 * @returns whether a build before this one was cut off: what it left is not to be trusted
 * @throws Error in Portuguese when another build runs or the folder is not writable
 */
export function lockBuild(): boolean {
  let wasCutOff = false;
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return wasCutOff;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST')
        throw new Error(`Não consigo escrever nesta pasta (${code}).`);
    }
    expectStale(readFileSync(LOCK, 'utf8'));
    removeStale();
    wasCutOff = true;
  }
}

/** Gatsby goes on when the process that started it is killed, so the lock names Gatsby's process. */
export const nameInLock = (pid: number | undefined): void =>
  writeFileSync(LOCK, String(pid));

export const unlockBuild = (): void => rmSync(LOCK, { force: true });

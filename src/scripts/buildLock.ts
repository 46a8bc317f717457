import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When a process began, in the kernel's count, so that a number given again is not taken for it; 0 where the kernel does
 * not say, and for a process that has ended and nobody has asked after.
 */
function startOf(pid: number): string {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? '0' : (fields[18] ?? '0');
  } catch {
    return '0';
  }
}

const nameOf = (pid: number) => `${pid}-${startOf(pid)}`;

function isAlive(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return nameOf(pid) === name;
}

/** The right to build in a folder. */
export interface BuildLock {
  /** Whether the last build was cut off half way. */
  readonly interrupted: boolean;
  /** Counts another process as part of this build: it may outlive this one. */
  add(pid: number): void;
  release(): void;
}

/**
 * Keeps two builds out of the same folder. Each process of a build leaves an empty file named after it, so that nobody
 * ever takes away another's.
 * @param root - the project's folder
 * @throws Error when another build runs
 */
export function lockBuild(root: string): BuildLock {
  const folder = join(root, '.building');
  mkdirSync(folder, { recursive: true });
  const mine: string[] = [];
  const add = (pid: number) => {
    mine.push(nameOf(pid));
    writeFileSync(join(folder, nameOf(pid)), '');
  };
  const remove = (names: readonly string[]) => {
    for (const name of names) rmSync(join(folder, name), { force: true });
  };
  const release = () => remove(mine);

  add(process.pid);
  const others = readdirSync(folder).filter((name) => !mine.includes(name));
  const running = others.find(isAlive);
  if (running) {
    release();
    throw new Error(
      `Outra construção está em andamento nesta pasta (processo ${Number.parseInt(running, 10)}). Espere que ela termine.`,
    );
  }
  remove(others);
  return { interrupted: others.length > 0, add, release };
}

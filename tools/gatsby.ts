import { spawn } from 'node:child_process';
import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { uptime } from 'node:os';

/** Written after a build that finished. It holds the folder of the build, because Gatsby's caches hold absolute paths. */
const FINISHED = '.cache/finished';
const CACHES = ['.cache', 'public'];

/** It exists while Gatsby runs in the folder, and holds the number of this program's process. */
const RUNNING = '.running';

/** Signs of a path that Gatsby or webpack take for a pattern, an address or a loader; `&` ends a command on Windows. */
const SIGNS =
  process.platform === 'win32' ? /[()[\]{}#%',!*?&]/ : /[()[\]{}#%',!*?]/;

/** Variables with which Gatsby asks no other host for anything. */
export const OFFLINE = {
  // Otherwise every build downloads a list of adapters from two public hosts, and runs it.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = []',
  GATSBY_TELEMETRY_DISABLED: '1',
};

/** Returns what is wrong with the path of the project's folder, in Portuguese, if Gatsby would fail in it. */
export function pathProblem(folder: string): string | undefined {
  const [sign] = SIGNS.exec(folder) ?? [];
  return (
    sign &&
    `A pasta do projeto tem o sinal "${sign}" no caminho, e com ele o site não pode ser montado: ${folder}. Mude o nome da pasta, ou leve o projeto para outra, sem este sinal: letras, números, acentos, espaços e hífens podem ficar.`
  );
}

/** Removes Gatsby's caches in the current folder, unless the last build finished, and in this very folder. */
export async function removeUnfinishedCaches(): Promise<void> {
  const isFinished =
    existsSync(FINISHED) && readFileSync(FINISHED, 'utf8') === process.cwd();
  // `gatsby develop` has no end, so a build after it starts without caches, too.
  for (const path of isFinished ? [FINISHED] : CACHES)
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Whether the process with this number runs this program, and is not this very process. */
function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Systems give the number of a process that has ended to another program.
  const command = `/proc/${pid}/cmdline`;
  return (
    !existsSync(command) ||
    readFileSync(command, 'utf8').includes('tools/gatsby.ts')
  );
}

/**
 * Marks the current folder as in use.
 * @returns the number of the process that uses it already; undefined if there is none. A mark that a process has left
 * behind, or that is older than the last start of this machine, does not count.
 */
export function claimFolder(): number | undefined {
  try {
    writeFileSync(RUNNING, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const pid = Number(readFileSync(RUNNING, 'utf8'));
  const started = Date.now() - uptime() * 1000;
  if (statSync(RUNNING).mtimeMs > started && isRunning(pid)) return pid;
  rmSync(RUNNING, { force: true });
  return claimFolder();
}

/** Runs Gatsby's command line, and waits for it. @returns its exit status */
function runGatsby(args: readonly string[]): Promise<number> {
  const cli = require.resolve('gatsby/cli.js');
  const gatsby = spawn(process.execPath, [cli, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...OFFLINE },
  });
  // A terminal sends Ctrl+C to both; `kill` reaches this process only.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => gatsby.kill(signal));
  return new Promise((done) =>
    gatsby.once('close', (status) => done(status ?? 1)),
  );
}

/**
 * Runs `gatsby build` or `gatsby develop` in the project's folder. After anything
 * else than a finished build in this folder it starts without Gatsby's caches,
 * whose half-written state would publish old pages. Two of them in one folder
 * would remove each other's caches, so the second one ends.
 * @returns the exit status
 */
async function main(args: readonly string[]): Promise<number> {
  const problem = pathProblem(process.cwd());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const other = claimFolder();
  if (other) {
    console.error(
      `Outro comando do site (npm run dev ou npm run build) está rodando nesta pasta, no processo ${other}; termine-o com Ctrl+C e tente de novo.`,
    );
    return 1;
  }
  try {
    await removeUnfinishedCaches();
    const status = await runGatsby(args);
    if (status === 0 && args[0] === 'build')
      writeFileSync(FINISHED, process.cwd());
    return status;
  } finally {
    rmSync(RUNNING, { force: true });
  }
}

if (require.main === module)
  void main(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
  });

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Gatsby's build; a signal ends it. @returns its exit code, or null when it was ended */
async function runGatsby(root: string, env: NodeJS.ProcessEnv): Promise<number | null> {
  const gatsby = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CONTENT_CHECKED: '1', ...env },
  });
  const pass = (signal: NodeJS.Signals) => gatsby.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((done, fail) => {
      gatsby.once('error', fail);
      gatsby.once('exit', done);
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Keeps two builds out of the same folder.
 * @returns how to let the next one in, and whether the last build was killed half way
 * @throws Error when another build runs
 */
function lock(root: string): { release: () => void; interrupted: boolean } {
  const file = join(root, '.build.lock');
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  if (other !== undefined && isAlive(other))
    throw new Error(`Outra construção está em andamento nesta pasta (processo ${other}). Espere.`);
  writeFileSync(file, String(process.pid), { flag: other === undefined ? 'wx' : 'w' });
  return { release: () => rmSync(file, { force: true }), interrupted: other !== undefined };
}

/**
 * Checks the content and builds the site into `dist`. A build that fails or is stopped leaves the last good `dist` as it
 * was.
 * @param root - the project's folder
 * @param env - environment of the build, beside this process's own
 * @param options.clean - whether to build from nothing instead of upon the last build
 * @returns exit code: 0 when there is a new `dist`
 * @throws Error when another build runs in the same folder
 */
export async function build(
  root: string,
  env: NodeJS.ProcessEnv = {},
  { clean = false } = {},
): Promise<number> {
  const { release, interrupted } = lock(root);
  try {
    const result = await checkContent(join(root, 'data'));
    console.log(formatProblems(result));
    if (result.errors > 0) return 1;
    // What a killed build left half written is not to be trusted.
    if (clean || interrupted)
      for (const folder of ['.cache', 'public'])
        rmSync(join(root, folder), { recursive: true, force: true });
    const code = await runGatsby(root, env);
    if (code === 0) return 0;
    console.error('A construção não terminou: a pasta dist ficou como estava.');
    return code ?? 1;
  } finally {
    release();
  }
}

if (require.main === module)
  build(process.cwd()).then(
    (code) => {
      process.exitCode = code;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 2;
    },
  );

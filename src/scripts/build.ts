import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { heal } from '../publish/files';
import { lockBuild } from './buildLock';
import { runCommand } from './command';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs Gatsby's build; a signal ends it.
 * @param onStart - is told its process
 * @returns its exit code, or null when it was ended by a signal
 */
async function runGatsby(
  root: string,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void,
): Promise<number | null> {
  const gatsby = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CONTENT_CHECKED: '1', ...env },
  });
  if (gatsby.pid) onStart(gatsby.pid);
  let ended = false;
  const pass = (signal: NodeJS.Signals) => {
    ended = gatsby.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((done, fail) => {
      gatsby.once('error', fail);
      gatsby.once('exit', (code) => done(ended ? null : code));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
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
  const lock = lockBuild(root);
  heal(join(root, 'dist'));
  const result = await checkContent(join(root, 'data'), { decode: true });
  console.log(formatProblems(result));
  if (result.errors > 0) {
    lock.release();
    return 1;
  }
  // What a build that was cut off left half written is not to be trusted.
  if (clean || lock.interrupted)
    for (const folder of ['.cache', 'public'])
      rmSync(join(root, folder), { recursive: true, force: true });
  const code = await runGatsby(root, env, lock.add);
  if (code !== null) lock.release();
  if (code === 0) return 0;
  console.error('A construção não terminou: a pasta dist ficou como estava.');
  return code ?? 1;
}

if (require.main === module)
  void runCommand('Uso: npm run build', {}, async () => (await build(process.cwd())) === 0);

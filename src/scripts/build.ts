import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../gatsby/check/checkContent';
import { formatProblems } from '../gatsby/check/formatProblems';
import { lastGood } from './lastGood';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Gatsby's build; a signal ends it. @returns its exit code, or null when it was ended */
async function runGatsby(root: string, env: NodeJS.ProcessEnv): Promise<number | null> {
  const gatsby = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // So that src/gatsby/onPreInit.ts need not check it again.
      CONTENT_CHECKED: '1',
      // Gatsby compiles its configuration with Parcel, whose threads take longer to start than to work.
      PARCEL_WORKERS: '0',
      ...env,
    },
  });
  const pass = (signal: NodeJS.Signals) => gatsby.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((done, fail) => {
      gatsby.once('error', fail);
      gatsby.once('exit', (code) => done(code));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

/**
 * Checks the content and builds the site into `public`. A build that fails or is stopped leaves the last good
 * output as it was; what a killed one left behind is mended by the next.
 * @param root - the project's folder
 * @param env - environment of the build, beside this process's own
 * @param options.clean - whether to build from nothing instead of upon the last build
 * @returns exit code: 0 when there is a new output
 */
export async function build(
  root: string,
  env: NodeJS.ProcessEnv = {},
  { clean = false } = {},
): Promise<number> {
  const kept = lastGood(root);
  if (kept.restore())
    console.warn('A construção anterior parou no meio: pus de volta a última boa.');
  const result = await checkContent(join(root, 'data'));
  console.log(formatProblems(result));
  if (result.errors > 0) return 1;
  kept.keep();
  if (clean)
    for (const folder of ['.cache', 'public'])
      rmSync(join(root, folder), { recursive: true, force: true });
  const code = await runGatsby(root, env);
  if (code === 0) {
    kept.forget();
    return 0;
  }
  kept.restore();
  console.error('A construção não terminou: a pasta public ficou como estava.');
  return code ?? 1;
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

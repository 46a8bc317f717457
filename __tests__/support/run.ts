import { execFile } from 'node:child_process';

/** Runs a script with tsx. @returns its output (stdout and stderr) and exit status */
export const run = (script: string, args: readonly string[] = []) =>
  new Promise<{ output: string; code: number | null }>((done) => {
    const child = execFile(
      process.execPath,
      ['--require', require.resolve('tsx/cjs'), script, ...args],
      { env: process.env, timeout: 300_000 },
      (_error, stdout, stderr) =>
        done({ output: stdout + stderr, code: child.exitCode }),
    );
  });

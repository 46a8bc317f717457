import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Options {
  /** The folder of the project whose command it is. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs one of the project's commands; one that does not end by itself is ended. */
export function run(script: string, args: readonly string[] = [], options: Options = {}) {
  const { cwd = process.cwd(), env } = options;
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), join(cwd, 'src/scripts', script), ...args],
    { cwd, env: { ...process.env, ...env }, timeout: 60_000 },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return {
    ended: new Promise<{ said: string; code: number | null }>((done) =>
      child.once('close', (code) => done({ said, code })),
    ),
    kill() {
      child.kill('SIGKILL');
      // What it started may hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
    },
  };
}

import { spawn } from 'node:child_process';

/** Runs a script with tsx. @returns its output (stdout and stderr) and exit status, once it has ended */
export function run(
  script: string,
  args: readonly string[] = [],
  { env }: { env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), script, ...args],
    { env: { ...process.env, ...env }, timeout: 300_000 },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  return new Promise<{ output: string; code: number | null }>((done) =>
    child.once('close', (code) => done({ output, code })),
  );
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';

export function run(
  script: string,
  args: readonly string[] = [],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { cwd = process.cwd(), env } = options;
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), join(cwd, script), ...args],
    { cwd, env: { ...process.env, ...env }, timeout: 300_000 },
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
  };
}

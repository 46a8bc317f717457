import { spawn } from 'node:child_process';

/** Runs one of the project's commands to its end, or until it says where the site is. */
export function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(
    process.execPath,
    ['--require', 'tsx/cjs', `src/scripts/${script}`, ...args],
    { env: { ...process.env, ...env } },
  );
  return new Promise<{ said: string; code: number | null }>((done) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
        if (/^O site está em/m.test(said)) child.kill();
      });
    child.once('close', (code) => done({ said, code }));
  });
}

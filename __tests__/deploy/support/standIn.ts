import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Leaves a trace, then ends as the test wants.
const GATSBY = `
require('node:fs').appendFileSync('started', 'x');
if (process.env.END === 'wait') setInterval(() => {}, 1000);
else process.exitCode = Number(process.env.END);
`;

/** The project's own scripts and content in a folder of their own, with a stand-in for Gatsby. */
export function standIn() {
  const path = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const at = (...names: string[]) => join(path, ...names);
  for (const name of ['src', 'data', 'tsconfig.json', 'package.json'])
    cpSync(name, at(name), { recursive: true });
  mkdirSync(at('node_modules', 'gatsby'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (!['.bin', 'gatsby'].includes(name))
      symlinkSync(resolve('node_modules', name), at('node_modules', name));
  writeFileSync(at('node_modules', 'gatsby', 'cli.js'), GATSBY);

  /** @param end - how the stand-in ends: an exit code, or `wait` for being ended */
  function run(script: string, end: string, ...args: string[]) {
    const child = spawn(
      process.execPath,
      ['--require', require.resolve('tsx/cjs'), at('src/scripts', script), ...args],
      { cwd: path, env: { ...process.env, END: end } },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    return {
      ended: new Promise<number | null>((done) => child.once('exit', done)),
      said: () => said,
      kill: () => child.kill('SIGKILL'),
    };
  }
  return { at, run, delete: () => rmSync(path, { recursive: true, force: true }) };
}

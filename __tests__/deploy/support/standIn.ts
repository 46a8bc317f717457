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

// Writes over the output and then ends as each test wants; notes whether it was a preview that was asked for.
const GATSBY = `
const fs = require('node:fs');
fs.mkdirSync('.cache', { recursive: true });
fs.mkdirSync('public', { recursive: true });
fs.writeFileSync('public/index.html', 'half');
fs.rmSync('public/termos-uso.html', { force: true });
fs.writeFileSync('public/new.html', 'new');
fs.writeFileSync('started', process.env.SITE_PREVIEW ?? '');
if (process.env.END === 'wait') setInterval(() => {}, 1000);
else process.exitCode = Number(process.env.END);
`;

/** The project's own scripts and content in a folder of their own, with a stand-in for Gatsby and an old output. */
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
  mkdirSync(at('public'));
  writeFileSync(at('public', 'index.html'), 'good');
  writeFileSync(at('public', 'termos-uso.html'), 'terms');

  /** @param end - how the stand-in ends: an exit code, or `wait` for being ended */
  function run(script: string, end: string, ...args: string[]) {
    const child = spawn(
      process.execPath,
      ['--require', require.resolve('tsx/cjs'), at('src/scripts', script), ...args],
      {
        cwd: path,
        env: { ...process.env, END: end },
        detached: true,
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    return {
      ended: new Promise<number | null>((done) => child.once('close', done)),
      said: () => said,
      /** Ends it and all that it started. */
      kill: (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal),
      /** Ends it alone. */
      alone: (signal: NodeJS.Signals) => child.kill(signal),
    };
  }
  return { at, run, delete: () => rmSync(path, { recursive: true, force: true }) };
}

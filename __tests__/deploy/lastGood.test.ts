import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real build script in a project of its own, with a stand-in for Gatsby that writes over the output and then
// ends as each test wants.
const GATSBY = `
const fs = require('node:fs');
fs.mkdirSync('.cache', { recursive: true });
fs.writeFileSync('public/index.html', 'half');
fs.rmSync('public/termos-uso.html', { force: true });
fs.writeFileSync('public/new.html', 'new');
fs.writeFileSync('started', '');
if (process.env.END === 'wait') setInterval(() => {}, 1000);
else process.exitCode = Number(process.env.END);
`;

let project: string;
const at = (...path: string[]) => join(project, ...path);
const output = () =>
  ['index.html', 'termos-uso.html', 'new.html'].map((file) =>
    existsSync(at('public', file)) ? readFileSync(at('public', file), 'utf8') : null,
  );
const GOOD = ['good', 'terms', null];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'last-good-'));
  for (const name of ['src', 'data', 'tsconfig.json', 'package.json'])
    cpSync(name, at(name), { recursive: true });
  mkdirSync(at('node_modules', 'gatsby'), { recursive: true });
  writeFileSync(at('node_modules', 'gatsby', 'cli.js'), GATSBY);
  mkdirSync(at('public'));
  writeFileSync(at('public', 'index.html'), 'good');
  writeFileSync(at('public', 'termos-uso.html'), 'terms');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function build(end: string) {
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), at('src/scripts/build.ts')],
    {
      cwd: project,
      env: { ...process.env, END: end, NODE_PATH: join(process.cwd(), 'node_modules') },
      detached: true,
    },
  );
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    ended,
    kill: (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal),
    alone: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

async function begun() {
  while (!existsSync(at('started'))) await new Promise((done) => setTimeout(done, 50));
}

test('a good build replaces the output and keeps no copy', async () => {
  expect(await build('0').ended).toBe(0);
  expect(output()).toEqual(['half', null, 'new']);
  expect(existsSync(at('.staging', 'last-good'))).toBe(false);
}, 30_000);

test('a failing build leaves the last output as it was, byte for byte', async () => {
  expect(await build('1').ended).toBe(1);
  expect(output()).toEqual(GOOD);
}, 30_000);

test('a failing build also forgets the cache that describes what it wrote', async () => {
  await build('1').ended;
  expect(existsSync(at('.cache'))).toBe(false);
}, 30_000);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a build stopped by %s leaves the last output',
  async (signal) => {
    const { ended, alone } = build('wait');
    await begun();
    alone(signal);
    expect(await ended).not.toBe(0);
    expect(output()).toEqual(GOOD);
  },
  30_000,
);

test('what a killed build left is mended by the next command', async () => {
  const { ended, kill } = build('wait');
  await begun();
  kill('SIGKILL');
  await ended;
  expect(output()).not.toEqual(GOOD);
  expect(await build('1').ended).toBe(1);
  expect(output()).toEqual(GOOD);
}, 30_000);

test('content with an error stops the build before it touches anything', async () => {
  writeFileSync(at('data', 'company.json'), '{');
  expect(await build('0').ended).toBe(1);
  expect(existsSync(at('started'))).toBe(false);
  expect(output()).toEqual(GOOD);
}, 30_000);

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { standIn } from './support/standIn';

let project: ReturnType<typeof standIn>;
const at = (...path: string[]) => project.at(...path);
const build = (end: string) => project.run('build.ts', end);
const output = () =>
  ['index.html', 'termos-uso.html', 'new.html'].map((file) =>
    existsSync(at('public', file)) ? readFileSync(at('public', file), 'utf8') : null,
  );
const GOOD = ['good', 'terms', null];

beforeEach(() => {
  project = standIn();
});
afterEach(() => project.delete());

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

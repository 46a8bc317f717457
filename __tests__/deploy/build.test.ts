import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../support/run';

// Leaves a trace, then ends as the test wants.
const GATSBY = `
require('node:fs').appendFileSync('started', 'x');
if (process.env.END === 'wait') setInterval(() => {}, 1000);
else process.exitCode = Number(process.env.END);
`;

/** The project's own scripts and content in a folder of their own, with a stand-in for Gatsby. */
function standIn() {
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
  const start = (script: string, end: string) => run(script, [], { cwd: path, env: { END: end } });
  return { at, start, delete: () => rmSync(path, { recursive: true, force: true }) };
}

let project: ReturnType<typeof standIn>;
beforeEach(() => {
  project = standIn();
  mkdirSync(project.at('dist'));
  writeFileSync(project.at('dist', 'index.html'), 'good');
});
afterEach(() => project.delete());

/** Waits until Gatsby, or what stands in for it, has begun a given time. */
async function gatsbyIs(begun: number) {
  const marks = () =>
    existsSync(project.at('started')) ? readFileSync(project.at('started'), 'utf8').length : 0;
  while (marks() < begun) await pause(50);
}

test('a second build says that another one runs, and leaves everything to it', async () => {
  const first = project.start('build.ts', 'wait');
  await gatsbyIs(1);
  const { said, code } = await project.start('build.ts', '0').ended;
  expect(code).toBe(2);
  expect(said).toMatch(/^Outra construção está em andamento nesta pasta \(processo \d+\)/);
  expect(said).not.toMatch(/^ {4}at /m);
  first.kill();
}, 60_000);

test('a build that was killed is in nobody’s way, and nothing of its half work is used', async () => {
  const killed = project.start('build.ts', 'wait');
  await gatsbyIs(1);
  mkdirSync(project.at('public'));
  killed.kill();
  await killed.ended;
  expect((await project.start('build.ts', '0').ended).code).toBe(0);
  expect(existsSync(project.at('public'))).toBe(false);
}, 60_000);

test('a build that fails leaves the last output, one cut off in a swap is put right', async () => {
  rmSync(project.at('dist'), { recursive: true });
  mkdirSync(project.at('dist.last'));
  writeFileSync(project.at('dist.last', 'index.html'), 'good');
  expect((await project.start('build.ts', '1').ended).code).toBe(1);
  expect(readFileSync(project.at('dist', 'index.html'), 'utf8')).toBe('good');
}, 60_000);

test('a release refuses a sample value, names it and builds nothing', async () => {
  const file = project.at('data', 'company.json');
  const company = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...company, cnpj: '00.000.000/0000-00' }, null, 2));
  const { said, code } = await project.start('release.ts', '0').ended;
  expect(code).toBe(1);
  expect(said).toMatch(/company\.json:\d+:\d+ .*cnpj/);
  expect(said).toContain('--allow-sample');
  expect(existsSync(project.at('started'))).toBe(false);
}, 60_000);

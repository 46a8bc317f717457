import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../support/projectCopy';
import { run } from '../support/run';

/** Leaves what the last real build left in `public/`, unless it is told to wait or to fail. */
const GATSBY = `
const fs = require('node:fs');
fs.appendFileSync('started', 'x');
if (process.env.END === '0') fs.cpSync(process.env.PUBLIC, 'public', { recursive: true });
if (process.env.END === 'wait') setInterval(() => {}, 1000);
else process.exitCode = Number(process.env.END);
`;

const project = copyProject();
const at = (...names: string[]) => join(project.path, ...names);
const start = (script: string, end: string, ...args: string[]) =>
  run(script, args, {
    cwd: project.path,
    env: { END: end, PUBLIC: resolve('public') },
  });

beforeAll(() => {
  // Nearer to the scripts than the packages, so it is found first.
  mkdirSync(at('tools/node_modules/gatsby'), { recursive: true });
  writeFileSync(at('tools/node_modules/gatsby/cli.js'), GATSBY);
});
beforeEach(() => {
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(at('dist/index.html'), 'good');
});
afterEach(() => rmSync(at('started'), { force: true }));
afterAll(() => project.delete());

async function gatsbyIs(begun: number) {
  const marks = () =>
    existsSync(at('started')) ? readFileSync(at('started'), 'utf8').length : 0;
  while (marks() < begun) await pause(50);
}

/** Kills whoever builds, as a machine without memory would. */
const killBuild = () =>
  process.kill(Number(readFileSync(at('.build.lock'), 'utf8')), 'SIGKILL');

test('a second build says that another one runs, and leaves everything to it', async () => {
  const first = start('build.ts', 'wait');
  await gatsbyIs(1);
  const { said, code } = await start('build.ts', '0').ended;
  expect(code).toBe(2);
  expect(said).toMatch(
    /^Outra construção está em andamento nesta pasta \(processo \d+\)/,
  );
  expect(said).not.toMatch(/^ {4}at /m);
  killBuild();
  await first.ended;
}, 60_000);

test.each(['wait', '1'])(
  'a build cut off (%s) leaves the last output and no half work',
  async (end) => {
    // As after a kill between the two steps of a swap, and one before the lock was written.
    renameSync(at('dist'), at('dist.last'));
    writeFileSync(at('.build.lock'), '');
    const cut = start('build.ts', end);
    await gatsbyIs(1);
    mkdirSync(at('public/half'), { recursive: true });
    if (end === 'wait') killBuild();
    expect((await cut.ended).code).toBe(1);
    expect(readFileSync(at('dist', 'index.html'), 'utf8')).toBe('good');
    expect((await start('build.ts', '0').ended).code).toBe(0);
    expect(existsSync(at('public/half'))).toBe(false);
    expect(readFileSync(at('dist/index.html'), 'utf8')).toContain('<h1');
  },
  60_000,
);

test('a release refuses a security.txt that is about to run out', async () => {
  for (const page of ['politica-privacidade', 'termos-uso']) {
    const file = at('data/legal', `${page}.md`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^updated: .*$/m, 'updated: 2020-01-31'));
  }
  const { said, code } = await start('release.ts', '0', '--preview').ended;
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/security\.txt vale só mais -\d+ dias/),
  ]);
  expect(existsSync(at('dist.json'))).toBe(false);
}, 60_000);

test('a release refuses a sample value, names it and builds nothing', async () => {
  const file = at('data', 'company.json');
  const company = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...company, cnpj: '00.000.000/0000-00' }, null, 2),
  );
  const { said, code } = await start('release.ts', '0').ended;
  expect(code).toBe(1);
  expect(said).toMatch(/company\.json:\d+:\d+ .*CNPJ/);
  expect(said).toContain('--preview');
  expect(existsSync(at('started'))).toBe(false);
}, 60_000);

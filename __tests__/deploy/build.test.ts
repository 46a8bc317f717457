import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { standIn } from './support/standIn';

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
  const first = project.run('build.ts', 'wait');
  await gatsbyIs(1);
  const second = project.run('build.ts', '0');
  expect(await second.ended).toBe(2);
  expect(second.said()).toMatch(/^Outra construção está em andamento nesta pasta \(processo \d+\)/);
  expect(second.said()).not.toMatch(/^ {4}at /m);
  first.kill();
}, 60_000);

test('a build that was killed is in nobody’s way, and nothing of its half work is used', async () => {
  const killed = project.run('build.ts', 'wait');
  await gatsbyIs(1);
  mkdirSync(project.at('public'));
  killed.kill();
  await killed.ended;
  expect(await project.run('build.ts', '0').ended).toBe(0);
  expect(existsSync(project.at('public'))).toBe(false);
}, 60_000);

test('a build that fails leaves the last output, one cut off in a swap is put right', async () => {
  rmSync(project.at('dist'), { recursive: true });
  mkdirSync(project.at('dist.last'));
  writeFileSync(project.at('dist.last', 'index.html'), 'good');
  expect(await project.run('build.ts', '1').ended).toBe(1);
  expect(readFileSync(project.at('dist', 'index.html'), 'utf8')).toBe('good');
}, 60_000);

test('a release refuses a sample value, names it and builds nothing', async () => {
  const file = project.at('data', 'company.json');
  const company = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...company, cnpj: '00.000.000/0000-00' }, null, 2));
  const release = project.run('release.ts', '0');
  expect(await release.ended).toBe(1);
  expect(release.said()).toMatch(/company\.json:\d+:\d+ .*cnpj/);
  expect(release.said()).toContain('--allow-sample');
  expect(existsSync(project.at('started'))).toBe(false);
}, 60_000);

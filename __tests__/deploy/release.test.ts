import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { standIn } from './support/standIn';

let project: ReturnType<typeof standIn>;
beforeEach(() => {
  project = standIn();
  const file = project.at('data', 'company.json');
  const company = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...company, cnpj: '00.000.000/0000-00' }, null, 2));
});
afterEach(() => project.delete());

test('refuses to publish a sample value, names it and builds nothing', async () => {
  const release = project.run('release.ts', '0');
  expect(await release.ended).toBe(1);
  expect(release.said()).toMatch(/company\.json:\d+:\d+ .*cnpj/);
  expect(release.said()).toContain('--allow-sample');
  expect(existsSync(project.at('started'))).toBe(false);
}, 60_000);

test('builds a preview of the sample, which asks search engines to stay out', async () => {
  // The stand-in's output passes no check; what it was asked for is what counts here.
  await project.run('release.ts', '0', '--allow-sample').ended;
  expect(readFileSync(project.at('started'), 'utf8')).toBe('true');
}, 60_000);

test('a release that does not build leaves the last output', async () => {
  expect(await project.run('release.ts', '1', '--allow-sample').ended).toBe(1);
  expect(readFileSync(project.at('public', 'index.html'), 'utf8')).toBe('good');
}, 60_000);

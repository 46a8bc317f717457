import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../tools/release/record';
import { daysLeft } from '../../tools/release/securityTxt';
import { FIXTURE } from '../support/fixture';
import { copyProject } from '../support/projectCopy';
import { run } from '../support/run';

const project = copyProject(FIXTURE);
const dist = join(project.path, 'dist');
afterAll(() => project.delete());

const release = (...args: string[]) =>
  run('tools/release/index.ts', ['release', ...args], { cwd: project.path });
const home = () => readFileSync(join(dist, 'index.html'), 'utf8');
/** The headers of all addresses. */
const headers = () =>
  readFileSync(join(dist, '_headers'), 'utf8').split('\n/')[0];

test('a release of a complete company is open to search engines, and decisions come last in its report', async () => {
  const { output, code } = await release();
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(
      /Pronto para publicar[\s\S]+DECIDA .+ Anotação interna/,
    ),
  ]);
  expect(home() + headers()).not.toMatch(/name="robots"|X-Robots-Tag/);
  expect(readRecord(dist).kind).toBe('release');
  const text = readFileSync(join(dist, '.well-known/security.txt'), 'utf8');
  expect(daysLeft(text)).toBe(363);
}, 300_000);

test('a preview of a complete company is noindex', async () => {
  expect((await release('--preview')).code).toBe(0);
  expect(home()).toContain('<meta name="robots" content="noindex"');
  expect(headers()).toContain('\n  X-Robots-Tag: noindex');
}, 300_000);

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
  run('tools/release/index.ts', ['release', ...args], { cwd: project.path })
    .ended;
const home = () => readFileSync(join(dist, 'index.html'), 'utf8');
/** Headers of every address. */
const headers = () =>
  readFileSync(join(dist, '_headers'), 'utf8').split('\n/')[0];

test('a filled-in company is released for search engines to find, and what a person decides stands last', async () => {
  const { said, code } = await release();
  expect([code, said]).toEqual([
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

test('a preview of a filled-in company asks search engines to stay away', async () => {
  expect((await release('--preview')).code).toBe(0);
  expect(home()).toContain('<meta name="robots" content="noindex"');
  expect(headers()).toContain('\n  X-Robots-Tag: noindex');
}, 300_000);

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE, readFixture } from '../../tools/fixture/fixture';
import { copyInto } from '../../tools/fixture/projectCopy';
import { signAll } from '../../tools/sign';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const project = temporaryFolder();
const release = () => run('tools/release.ts', [], { cwd: project });
const read = (file: string) => readFileSync(join(project, file), 'utf8');

beforeAll(async () => {
  await copyInto(project, FIXTURE);
  const signer = { by: 'Ana Reis', on: '2026-11-01' };
  await signAll(join(project, 'data'), signer, async () => 's');
  // The one of the repository shows another name.
  rmSync(join(project, 'static/social-card.jpg'));
  writeFiles(project, {
    'dist/index.html': 'the last one',
    'public/static/left-over.js': '',
  });
});

test('what must not be published is not built, and the last folder stays', async () => {
  const company = readFixture('company.json');
  const write = (value: object) =>
    writeFiles(project, { 'data/company.json': JSON.stringify(value) });
  write({ ...company, cnpj: '00.000.000/0000-00' });
  const { output, code } = await release();
  write(company);
  expect(code).toBe(1);
  expect(output).toMatch(/ERRO .*company\.json[\s\S]+Nothing was built/);
  expect(read('dist/index.html')).toBe('the last one');
}, 60_000);

test('a release is open to search engines, starts clean, and ends with what a person decides', async () => {
  const { output, code } = await release();
  expect(code).toBe(0);
  expect(output).toMatch(
    /A person still has to decide:[\s\S]+DECIDA .+ Anotações sobre parceiros/,
  );
  expect(read('dist/index.html')).not.toContain('name="robots"');
  expect(read('dist/_headers')).not.toContain('X-Robots-Tag');
  expect(existsSync(join(project, 'public/static/left-over.js'))).toBe(false);
  const [, expires = ''] =
    /^Expires: (.+)$/m.exec(read('dist/.well-known/security.txt')) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(364);
}, 600_000);

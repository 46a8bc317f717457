import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord } from '../../tools/release/record';
import { run } from '../support/run';

const home = mkdtempSync(join(tmpdir(), 'record-'));
const folder = join(home, 'dist');
const page = join(folder, 'index.html');
afterAll(() => rmSync(home, { recursive: true }));

beforeEach(() => {
  rmSync(home, { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(page, 'a page');
});

const record = (kind: 'release' | 'preview') =>
  writeRecord(folder, { kind, siteUrl: 'https://a.b' });

const check = (...args: string[]) =>
  run('tools/release/publishCheck.ts', ['--dir', folder, ...args]).ended;

test('what release made may be published', async () => {
  record('release');
  const { said, code } = await check();
  expect([code, said]).toEqual([0, expect.stringContaining('https://a.b')]);
});

test.each([
  ['changed', () => writeFileSync(page, 'another page')],
  ['lost a file', () => rmSync(page)],
  ['got a file', () => writeFileSync(join(folder, 'index.html~'), '')],
])('a folder that %s since then may not', async (_, change) => {
  record('release');
  change();
  const { said, code } = await check();
  expect([code, said]).toEqual([
    2,
    expect.stringMatching(/mudou.*index\.html/),
  ]);
});

test('a preview may be published only where one asks for it', async () => {
  record('preview');
  expect((await check()).said).toMatch(/é uma prévia, com noindex/);
  expect((await check('--preview')).code).toBe(0);
});

function sendToCloudflare() {
  const args = ['deploy/cloudflare.sh', 'mare-credito', folder];
  const env = { ...process.env, WRANGLER: 'echo' };
  return spawnSync('sh', args, { encoding: 'utf8', env });
}

test.each([
  ['release', 'main'],
  ['preview', 'previa'],
] as const)('Cloudflare gets a %s under the branch %s', (kind, branch) => {
  record(kind);
  expect(sendToCloudflare().stdout).toContain(
    `pages deploy ${folder} --project-name mare-credito --branch ${branch}\n`,
  );
});

test('Cloudflare gets nothing that release did not make', () => {
  const { status, stdout, stderr } = sendToCloudflare();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/não veio de npm run release/);
});

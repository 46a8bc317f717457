import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../../plugins/gatsby-plugin-documents';
import { faultsOf } from '../../tools/release/compare';
import { readRecord, writeRecord } from '../../tools/release/record';
import { daysLeft, securityTxt } from '../../tools/release/securityTxt';
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

const record = (kind: 'release') =>
  writeRecord(folder, { kind, siteUrl: 'https://a.b' });

test.each([
  ['changed', () => writeFileSync(page, 'another page')],
  ['lost a file', () => rmSync(page)],
  ['got a file', () => writeFileSync(join(folder, 'index.html~'), '')],
])('a folder that %s since then may not be published', (_, change) => {
  record('release');
  change();
  expect(() => readRecord(folder)).toThrow(/mudou.*index\.html/);
});

test('a folder that release did not make may not be published', async () => {
  const args = ['pack', '--dir', folder];
  const { said, code } = await run('tools/release/index.ts', args).ended;
  expect(code).toBe(2);
  expect(said).toMatch(/não veio de npm run release/);
});

test('a record says which headers belong to the files', () => {
  writeFileSync(join(folder, '_headers'), '/*\n  X-A: b\n');
  expect(record('release').rules).toEqual([
    { pattern: '/*', headers: [['X-A', 'b']] },
  ]);
});

test('security.txt is good for less than a year from the release on', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const company = { email: 'a@b.c', siteUrl: 'https://a.b' };
  const text = securityTxt(company, now);
  expect(text).toContain('Contact: mailto:a@b.c\nExpires: 2027-11-22T10:00');
  expect(daysLeft(text, now)).toBe(364);
  expect(daysLeft('Contact: x', now)).toBe(Number.NaN);
});

test('a live security.txt that expires soon is a fault, though it is what was published', () => {
  const path = '.well-known/security.txt';
  const company = { email: 'a@b.c', siteUrl: 'https://a.b' };
  const faultsAfter = (days: number) => {
    const body = securityTxt(company, Date.now() - days * 86_400_000);
    const file = { path, size: body.length, sha256: sha256(body) };
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    return faultsOf(
      { path: `/${path}`, file: path, status: [200] },
      { status: 200, headers, body: Buffer.from(body) },
      { origin: 'https://a.b', files: [file], rules: [] },
    );
  };
  expect(faultsAfter(340)).toEqual([]);
  expect(faultsAfter(355)).toEqual([
    'security.txt venceu ou está vencendo: publique de novo',
  ]);
});

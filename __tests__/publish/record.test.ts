import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../plugins/gatsby-plugin-documents';
import { faultsOf } from '../../tools/release/compare';
import { readRecord, writeRecord } from '../../tools/release/record';
import { daysLeft, securityTxt } from '../../tools/release/securityTxt';
import { run } from '../support/run';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
const folder = join(home, 'dist');
const page = join(folder, 'index.html');

beforeEach(() => {
  rmSync(home, { recursive: true });
  writeFiles(folder, { 'index.html': 'a page' });
});

const record = () =>
  writeRecord(folder, { kind: 'release', siteUrl: 'https://a.b' });

test.each([
  ['a changed file', () => writeFileSync(page, 'another page')],
  ['a missing file', () => rmSync(page)],
  ['an extra file', () => writeFileSync(join(folder, 'index.html~'), '')],
])('a folder with %s cannot be published', (_, change) => {
  record();
  change();
  expect(() => readRecord(folder)).toThrow(/mudou.*index\.html/);
});

test('a folder without a record cannot be published', async () => {
  const args = ['pack', '--dir', folder];
  const { output, code } = await run('tools/release/index.ts', args);
  expect(code).toBe(2);
  expect(output).toMatch(/não veio de npm run release/);
});

test('a record contains the headers', () => {
  writeFileSync(join(folder, '_headers'), '/*\n  X-A: b\n');
  expect(record().rules).toEqual([{ pattern: '/*', headers: [['X-A', 'b']] }]);
});

const company = { email: 'a@b.c', siteUrl: 'https://a.b' };

test('security.txt expires less than a year after the release', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const text = securityTxt(company, now);
  expect(text).toContain('Contact: mailto:a@b.c\nExpires: 2027-11-22T10:00');
  expect(daysLeft(text, now)).toBe(364);
  expect(daysLeft('Contact: x', now)).toBe(Number.NaN);
});

test('a live security.txt that expires soon is a fault, even when it is the published one', () => {
  const path = '.well-known/security.txt';
  const faultsAfter = (days: number) => {
    const body = securityTxt(company, Date.now() - days * 86_400_000);
    const file = { path, size: body.length, sha256: sha256(body) };
    const type = 'text/plain; charset=utf-8';
    const headers = { etag: '"1"', 'content-type': type };
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

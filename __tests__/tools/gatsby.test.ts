import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { isContent } from '../../src/gatsby/isContent';
import {
  claimFolder,
  OFFLINE,
  pathProblem,
  removeUnfinishedCaches,
} from '../../tools/gatsby';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const root = process.cwd();
const project = temporaryFolder();
afterEach(() => process.chdir(root));

test.each([
  '/a/site (1)',
  '/a/site [2]',
  '/a/b#c/site',
  '/a/100%/site',
  "/a/d'água",
  '/a/b,c',
  '/a/{b}',
  '/a/já!',
])('the folder %s, in which Gatsby fails, is refused', (folder) =>
  expect(pathProblem(folder)).toContain(folder),
);

test('accents, spaces and other signs are valid in the path of a folder', () => {
  expect(pathProblem('/home/João/Meus sites/maré_2.0-b+c@d=e$f')).toBe(
    undefined,
  );
});

test.each([
  ['the last build finished in this folder', () => process.cwd(), true],
  ['it finished in another folder', () => '/another/folder', false],
  ['it did not finish', () => undefined, false],
])('caches stay or go: %s', async (_case, mark, stay) => {
  writeFiles(project, { '.cache/redux/a': '', 'public/a.html': '' });
  process.chdir(project);
  const folder = mark();
  if (folder) writeFiles('.', { '.cache/finished': folder });
  await removeUnfinishedCaches();
  expect([existsSync('.cache/redux/a'), existsSync('public/a.html')]).toEqual([
    stay,
    stay,
  ]);
  // Until the next build finishes, there is no mark.
  expect(existsSync('.cache/finished')).toBe(false);
});

describe('a folder in which Gatsby runs', () => {
  beforeEach(() => {
    process.chdir(project);
    rmSync('.running', { force: true });
  });

  test('is not claimed twice', async () => {
    const code = 'setTimeout(() => {}, 60_000)';
    const other = spawn(process.execPath, ['-e', code, 'tools/gatsby.ts']);
    await once(other, 'spawn');
    writeFiles('.', { '.running': String(other.pid) });
    expect(claimFolder()).toBe(other.pid);
    expect(readFileSync('.running', 'utf8')).toBe(String(other.pid));
    other.kill();
    await once(other, 'exit');
    expect(claimFolder()).toBeUndefined();
    expect(readFileSync('.running', 'utf8')).toBe(String(process.pid));
  });

  test.each([
    ['this process, whose number it had', process.pid],
    ['another program', process.ppid],
    ['nobody', ''],
  ])('is free if the mark is of %s', (_case, pid) => {
    writeFiles('.', { '.running': String(pid) });
    expect(claimFolder()).toBeUndefined();
  });

  test('is free if the machine has started since', () => {
    writeFiles('.', { '.running': '1' });
    utimesSync('.running', 0, 0);
    expect(claimFolder()).toBeUndefined();
  });
});

test('Gatsby reads the files that the check knows, and no others', () => {
  const read = [
    'home/hero.json',
    'legal/termos-uso.md',
    'images/mar.png',
    'images',
    'partners/logos/a.svg',
  ];
  const ignored = [
    'LICENSE.md',
    'README.md',
    'words.txt',
    'home/hero (1).json',
    'legal/a.markdown',
    'notas.mdown',
    'images/._mar.png',
    'schemas/company.schema.json',
    'home/~$hero.json',
  ];
  expect(
    [...read, ...ignored].filter((path) => isContent(`data/${path}`)),
  ).toEqual(read);
});

// Gatsby runs the list of adapters that it downloads.
test.each([
  ['asks no host', OFFLINE, ''],
  ['would ask without these variables', {}, 'asked'],
])('the look-up of adapters %s', (_case, variables, output) => {
  const script = `
    for (const name of ['net', 'tls'])
      require(name).connect = () => { process.stdout.write('asked'); process.exit(); };
    require('net').Socket.prototype.connect = require('net').connect;
    require('gatsby/dist/utils/get-latest-gatsby-files').getLatestAdapters();
  `;
  const env = { PATH: process.env.PATH, ...variables } as NodeJS.ProcessEnv;
  const options = { encoding: 'utf8', env, timeout: 20_000 } as const;
  expect(execFileSync(process.execPath, ['-e', script], options)).toBe(output);
});

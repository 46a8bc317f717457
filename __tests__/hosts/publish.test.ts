import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findInPath } from '../../tools/browsers';
import { filesIn } from '../../tools/files';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

// Without rsync the tests are skipped, and `npm test` says so at its end.
const withRsync = findInPath('rsync') ? describe : describe.skip;

const home = temporaryFolder();
const dist = join(home, 'dist');
const target = join(home, 'srv');
const script = join(process.cwd(), 'deploy/publish.sh');

const SITE = 'https://www.empresa.com.br';

const release = {
  'index.html': '<title>Casa</title>',
  'termos-uso.html': 'Termos',
  _headers: '/*\n  X-Test: yes\n',
  '.well-known/security.txt': `Canonical: ${SITE}/.well-known/security.txt\n`,
  'static/1/mar.avif': 'mar',
  'island-1.js': 'let a;',
};

/** Runs deploy/publish.sh. @param env - `UMASK` is that of the server */
function publish(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}

const read = (file: string) => fs.readFileSync(join(target, file), 'utf8');
const exists = (file: string) => fs.existsSync(join(target, file));

/** A program that stands before another one in the path. */
function programBefore(name: string, code: string): Record<string, string> {
  const file = join(home, 'bin', name);
  writeFiles(home, { [`bin/${name}`]: `#!/bin/sh\n${code}\n` });
  fs.chmodSync(file, 0o755);
  return { PATH: `${dirname(file)}:${process.env.PATH}` };
}

beforeEach(() => {
  for (const folder of [dist, target, join(home, 'bin')])
    fs.rmSync(folder, { recursive: true, force: true });
  writeFiles(dist, release);
});

withRsync('deploy/publish.sh', () => {
  test('publishes pages with their compressed copies, and keeps hashed files', () => {
    expect(publish([target])).toEqual({
      status: 0,
      output: `Published ${SITE} to ${target}.\n`,
    });
    fs.rmSync(dist, { recursive: true });
    const { 'termos-uso.html': _, ...others } = release;
    writeFiles(dist, { ...others, 'index.html': 'Nova', 'island-2.js': '' });
    fs.rmSync(join(dist, 'island-1.js'));
    expect(publish([`${target}/`]).status).toBe(0);
    const page = (ending: string) =>
      fs.readFileSync(join(target, `index.html.${ending}`));
    expect(String(brotliDecompressSync(page('br')))).toBe('Nova');
    expect(String(gunzipSync(page('gz')))).toBe('Nova');
    expect(filesIn(target)).toEqual([
      '.well-known/security.txt',
      '.well-known/security.txt.br',
      '.well-known/security.txt.gz',
      '_headers',
      '_site',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'island-1.js',
      'island-1.js.br',
      'island-1.js.gz',
      'island-2.js',
      'island-2.js.br',
      'island-2.js.gz',
      'static/1/mar.avif',
    ]);
  });

  test.each(['027', '077'])(
    'a server with umask %s can read everything',
    (umask) => {
      // In place of ssh: `root@server` and the command.
      const path = programBefore('ssh', `umask ${umask}; shift 3; exec "$@"`);
      const folder = `root@server:${target}`;
      expect(publish([folder], path)).toEqual({
        status: 0,
        output: `Published ${SITE} to ${folder}.\n`,
      });
      const modes = new Set(
        ['.', ...fs.readdirSync(target, { recursive: true })].map((name) => {
          const { mode } = fs.statSync(join(target, String(name)));
          return (mode & 0o170777).toString(8);
        }),
      );
      expect([...modes].sort()).toEqual(['100644', '40755']);
    },
  );

  test.each([
    [{ 'outro.html': 'de outro site' }, 'not of this site (outro.html)'],
    [{ _site: 'https://www.outra.com.br\n', 'a.html': '' }, 'another site, ht'],
  ])('a folder with %j is left as it is', (files, reason) => {
    writeFiles(target, files);
    const { status, output } = publish([target]);
    expect([status, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).toMatch(/Nothing was published\.\n$/);
    expect(filesIn(target)).toEqual(Object.keys(files).sort());
  });

  test.each([
    ['index.html', '<meta name="robots" content="noindex"/>'],
    ['_headers', '/*\n  X-Robots-Tag: noindex\n'],
    ['.well-known/security.txt', ''],
  ])('a preview is refused, by its %s', (file, text) => {
    writeFiles(dist, { [file]: text });
    for (const args of [[target], ['--check']])
      expect(publish(args)).toEqual({
        status: 1,
        output: expect.stringMatching(/^dist\/ is not a release.*npm run rel/),
      });
    expect(exists('.')).toBe(false);
  });

  test('a release is told by --check', () => {
    expect(publish(['--check'])).toEqual({
      status: 0,
      output: `dist/ is a release of ${SITE}.\n`,
    });
  });

  test.each([[[]], [['root@server:']], [['/']], [['a', 'b']]])(
    '%j prints the usage',
    (args) => {
      const { status, output } = publish(args);
      expect([status, output]).toEqual([2, expect.stringContaining('Usage:')]);
    },
  );

  // rsync runs for the listing, the mark, the hashed files and the rest.
  test.each([
    [1, 'cannot be read. Nothing was published.'],
    [2, 'status 11. Visitors get the same pages as before.'],
    [3, 'status 11. Visitors get the same pages as before.'],
    [4, 'status 11. Visitors may get pages of both releases'],
  ])('a failure of transfer %i is told', (number, sentence) => {
    const rsync = findInPath('rsync');
    const count = join(home, 'count');
    fs.rmSync(count, { force: true });
    const path = programBefore(
      'rsync',
      `echo x >>"${count}"; [ "$(wc -l <"${count}")" -eq ${number} ] && { echo "No space left" >&2; exit 11; }; exec ${rsync} "$@"`,
    );
    const { status, output } = publish([target], path);
    expect(status).toBe(1);
    expect(output).toContain('No space left\n');
    expect(output).toContain(sentence);
    expect(exists('index.html')).toBe(false);
    // It can be repeated.
    expect(publish([target]).status).toBe(0);
    expect(read('index.html')).toBe(release['index.html']);
  });

  test('a link of dist/ is published as a file', () => {
    writeFiles(home, { 'folheto.pdf': 'folheto' });
    fs.symlinkSync(join(home, 'folheto.pdf'), join(dist, 'folheto.pdf'));
    expect(publish([target]).status).toBe(0);
    expect(fs.lstatSync(join(target, 'folheto.pdf')).isFile()).toBe(true);
  });
});

test('without rsync nothing is published, and that is said', () => {
  fs.mkdirSync(join(home, 'bin'));
  fs.symlinkSync(process.execPath, join(home, 'bin/node'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [script.replace('.sh', '.mjs'), target],
    { cwd: home, encoding: 'utf8', env: { PATH: join(home, 'bin') } },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^rsync cannot be started .*Nothing was published/),
  ]);
});

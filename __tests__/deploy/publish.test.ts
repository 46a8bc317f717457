import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { describeWith, release } from './support/release';

const home = temporaryFolder();
const target = join(home, 'srv');
const PATH = `${join(home, 'bin')}:${process.env.PATH}`;

const SECURITY = '.well-known/security.txt';

const failure = (text: RegExp) => [1, expect.stringMatching(text)];

/** Puts a program before those of the machine. */
function fake(name: string, code: string) {
  writeFiles(home, { [`bin/${name}`]: `#!/bin/sh\n${code}\n` });
  fs.chmodSync(join(home, 'bin', name), 0o755);
}

function publish(...args: string[]): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    [join(home, 'deploy/publish.sh'), ...args],
    { encoding: 'utf8', env: { ...process.env, PATH } },
  );
  return [status, stdout + stderr];
}

function publishPage(text: string) {
  writeFiles(join(home, 'dist'), { 'index.html': text });
  return publish(target);
}

const page = () => fs.readFileSync(join(target, 'current/index.html'), 'utf8');

beforeEach(() => {
  for (const name of fs.readdirSync(home))
    fs.rmSync(join(home, name), { recursive: true });
  writeFiles(join(home, 'dist'), { ...release, 'index.html': 'Velha' });
  fs.cpSync('deploy', join(home, 'deploy'), { recursive: true });
});

// Windows and small containers lack it.
describeWith(!spawnSync('rsync').error, 'rsync')('deploy/publish.sh', () => {
  test('two releases, and back', () => {
    const folder = join(target, 'current');
    expect(publish(target)).toEqual([
      0,
      `https://www.empresa.com.br is published to ${target}.\n`,
    ]);
    for (const name of ['island-1.js', 'static', 'termos-uso.html'])
      fs.rmSync(join(home, 'dist', name), { recursive: true });
    writeFiles(join(home, 'dist'), { 'index.html': 'Nova' });
    expect(publish(`${target}/`)[0]).toBe(0);
    expect(page()).toBe('Nova');
    // A tab that is open still asks for the first.
    for (const name of ['island-1.js', 'static/1/mar.svg'])
      expect(fs.existsSync(join(folder, name))).toBe(true);
    expect(fs.existsSync(join(folder, 'termos-uso.html'))).toBe(false);

    writeFiles(join(home, 'dist'), { 'island-2.js': '' });
    publish(target);
    const [status, answer] = publish('--back', target);
    expect(status).toBe(0);
    expect(answer).toContain(
      `Visitors get release ${basename(fs.readlinkSync(folder))}.`,
    );
    expect(page()).toBe('Nova');
    expect(fs.existsSync(join(folder, 'island-2.js'))).toBe(true);

    publish('--back', target);
    expect(page()).toBe('Velha');
    expect(publish('--back', target)).toEqual(failure(/no release before/));
    expect(page()).toBe('Velha');
  });

  test('five releases are kept, the last one among them, whatever the clock says', () => {
    const publishDay = (day: number) => {
      fake('date', `echo 2026-01-0${day}`);
      fs.rmSync(join(home, 'dist/static'), { recursive: true });
      writeFiles(home, { [`dist/static/${day}`]: '' });
      expect(publishPage(`${day}`)[1]).not.toContain('Removed');
    };
    for (let day = 6; day > 0; day -= 1) publishDay(day);
    expect(fs.readdirSync(join(target, 'releases'))).toHaveLength(5);
    expect(page()).toBe('1');
    publish('--back', target);
    expect(page()).toBe('2');
    // A tab may still show what was left.
    publishDay(0);
    const files = fs.readdirSync(join(target, 'current/static'));
    expect(files.join('')).toBe('012345');
  });

  test('what no release had goes with the next one', () => {
    publish(target);
    writeFiles(target, {
      'current/404.html.x': '',
      'current/static/pix/a ': '',
    });
    fs.symlinkSync('/nowhere', join(target, 'current/static/link'));
    expect(publish(target)[1]).toMatch(
      /^Removed.+\.\/404.html.x\n.+\/link\n.+\/pix\/a \n/,
    );
    expect(fs.existsSync(join(target, 'current/static/pix'))).toBe(false);
  });

  test('who publishes in the middle of a publication does not disturb it', () => {
    const other = join(home, 'other');
    for (const folder of ['dist', 'deploy'])
      fs.cpSync(join(home, folder), join(other, folder), { recursive: true });
    const others = `PATH=\${PATH#*:} sh ${other}/deploy/publish.sh ${target}`;
    fake('rsync', `PATH=\${PATH#*:} rsync "$@" && ${others}`);
    expect(publishPage('Nova')).toEqual([
      0,
      expect.stringMatching(/(.+is published.+\n){2}/),
    ]);
    expect(page()).toBe('Nova');
    expect(publish('--back', target)[0]).toBe(0);
    expect(page()).toBe('Velha');
  });

  test('--back never meets a release that no visitor got', () => {
    publish(target);
    fake('sync', 'exit 1');
    expect(publishPage('Never')[0]).toBe(1);
    fs.rmSync(join(home, 'bin/sync'));
    publishPage('Nova');
    publish('--back', target);
    expect(page()).toBe('Velha');
  });

  test('an answer that is lost after the switch does not say that nothing was published', () => {
    fake('ssh', `shift; "$@"; [ ! -e ${target}/current ] || exit 255`);
    expect(publish(`server:${target}`)).toEqual(failure(/^The last .+\.\n$/));
    expect(page()).toBe('Velha');
  });

  test('a server whose umask is 077 can read everything', () => {
    fake('ssh', 'umask 077; shift; exec sh -c "$*"');
    expect(publish(`server:${target}`)[0]).toBe(0);
    const modes = fs
      .readdirSync(target, { recursive: true })
      .map((name) => fs.statSync(join(target, String(name))).mode.toString(8));
    expect(new Set(modes)).toEqual(new Set(['40755', '100644']));
  });

  test('a transfer that breaks off leaves visitors where they were', () => {
    publish(target);
    fake('rsync', 'exit 30');
    expect(publishPage('Nova')).toEqual(failure(/broke off\. Nothing was/));
    expect(page()).toBe('Velha');
    expect(fs.readdirSync(join(target, 'releases'))).toHaveLength(1);
  });

  test('another site is left as it is', () => {
    publish(target);
    writeFiles(target, {
      [`current/${SECURITY}`]: 'Canonical: https://www.empresa.com.br.a.com/',
    });
    expect(publish(target)).toEqual(failure(/not of .+ Nothing was/));
  });
});

test.each([
  ['_headers', '/*\n  X-Robots-Tag: noindex\n'],
  [SECURITY, ''],
  ...[
    '',
    '..',
    '-a.com',
    'a\\',
    '$(touch run)',
    "'; (touch run); a='",
    'a.com\nCanonical: https://b.com',
  ].map((name) => [SECURITY, `Canonical: https://${name}/${SECURITY}\n`]),
])('not a release: %s %j', (file, text) => {
  expect(publish('--check')[0]).toBe(0);
  writeFiles(join(home, 'dist'), { [file]: text });
  for (const argument of ['--check', target])
    expect(publish(argument)).toEqual(failure(/not a release.+ Nothing was/));
  expect(fs.readdirSync(home).sort()).toEqual(['deploy', 'dist']);
});

test.each(['', '/', 'srv/a', 'server:', 'server:a', '-o:/a', '--all'])(
  '%j is not a target',
  (argument) => {
    for (const args of [[argument], ['--back', argument], ['/a', argument]])
      expect(publish(...args)[0]).toBe(2);
  },
);

test('a link, and a line break in a name, are refused', () => {
  fs.symlinkSync('index.html', join(home, 'dist/link'));
  writeFiles(home, { 'dist/a\nb': '' });
  expect(publish('--check')).toEqual(
    failure(/: (?=.*dist\/link)(?=.*dist\/a b).+Nothing was/),
  );
});

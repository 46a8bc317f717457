import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../tools/files';
import { FIXTURE, readFixture } from '../../tools/fixture/fixture';
import { copyInto } from '../../tools/fixture/projectCopy';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
let project = join(home, 'project');

/** Starts a script in a process group of its own. */
function start(script: string, onText: (text: string) => void): ChildProcess {
  const port = ['--', '--port', '8123'];
  const args = script === 'dev' ? ['run', 'dev', ...port] : ['run', script];
  const build = spawn('npm', args, {
    cwd: project,
    detached: true,
    env: { ...process.env, SITE_RELEASE: 'true', CI: '1' },
  });
  for (const stream of [build.stdout, build.stderr])
    stream?.on('data', (text) => onText(String(text)));
  return build;
}

async function build(): Promise<string> {
  let output = '';
  const [status] = await once(
    start('build', (text) => {
      output += text;
    }),
    'close',
  );
  if (status !== 0) throw new Error(output);
  return output;
}

/** Ends a script as soon as it prints a text, with all that it has started. */
async function interrupt(
  script: string,
  moment: string,
  signal: NodeJS.Signals,
) {
  let seen = false;
  const running = start(script, (text) => {
    if (seen || !text.includes(moment)) return;
    seen = true;
    process.kill(-Number(running.pid), signal);
  });
  await once(running, 'close');
  expect(seen).toBe(true);
}

/** The text of this number is on the home page alone. */
const textOf = (number: number) => `Um texto de teste, o ${number + 10}º.`;

const write = (number: number) =>
  writeFiles(project, {
    'data/home/hero.json': JSON.stringify({
      ...readFixture('home/hero.json'),
      subtitle: textOf(number),
    }),
  });

/** The files of `dist/` by name, as they were with another text. */
const published = (number: number, before: number) =>
  Object.fromEntries(
    filesIn(join(project, 'dist')).map((file) => {
      const bytes = readFileSync(join(project, 'dist', file), 'latin1');
      const [now, then] = [number, before].map((one) =>
        Buffer.from(textOf(one)).toString('latin1'),
      );
      return [file, bytes.replaceAll(String(now), String(then))];
    }),
  );

let first: ReturnType<typeof published>;

beforeAll(async () => {
  await copyInto(project, FIXTURE);
  write(0);
  await build();
  first = published(0, 0);
  expect(first['index.html']).toContain(
    Buffer.from(textOf(0)).toString('latin1'),
  );
}, 300_000);

test.each([
  [1, 'build', 'building schema', 'SIGINT'],
  [2, 'build', 'Checking for changed pages', 'SIGKILL'],
  [3, 'build', 'bootstrap finished', 'SIGINT'],
  [4, 'build', 'Building production JavaScript', 'SIGKILL'],
  [5, 'build', 'onPostBuild', 'SIGTERM'],
  [6, 'dev', 'bootstrap finished', 'SIGKILL'],
] as const)(
  '%i: after %s was ended at "%s" by %s, the next build publishes what a clean one does',
  async (number, script, moment, signal) => {
    write(number);
    await interrupt(script, moment, signal);
    await build();
    expect(published(number, 0)).toEqual(first);
  },
  600_000,
);

test.each([
  ['moved', renameSync],
  [
    'copied',
    (from: string, to: string) =>
      cpSync(from, to, { recursive: true, verbatimSymlinks: true }),
  ],
])(
  'a folder that was %s publishes what a clean one does',
  async (name, bring) => {
    const next = join(home, `Pasta ${name}`);
    bring(project, next);
    project = next;
    await build();
    expect(published(6, 0)).toEqual(first);
  },
  300_000,
);

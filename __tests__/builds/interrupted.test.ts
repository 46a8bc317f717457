import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../support/files';
import { FIXTURE, readFixture } from '../support/fixture';
import { copyInto } from '../support/projectCopy';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const home = temporaryFolder();
let project = join(home, 'project');

/** Starts `npm run build`, in a process group of its own. Its proxy answers nothing: a build needs no network. */
function start(script: string, onText: (text: string) => void): ChildProcess {
  const build = spawn('npm', ['run', script], {
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

const published = () =>
  filesIn(join(project, 'dist')).map((file) => [
    file,
    readFileSync(join(project, 'dist', file)).toString('base64'),
  ]);

const write = (headline: string) =>
  writeFiles(project, {
    'data/home/hero.json': JSON.stringify({
      ...readFixture('home/hero.json'),
      subtitle: headline,
    }),
  });

const TEXTS = ['Um texto de antes.', 'Um texto novo.'] as const;
let expected: ReturnType<typeof published>;

beforeAll(async () => {
  await copyInto(project, FIXTURE);
  write(TEXTS[1]);
  await build();
  expected = published();
}, 300_000);

test.each([
  ['build', 'building schema', 'SIGINT'],
  ['build', 'Checking for changed pages', 'SIGKILL'],
  ['build', 'bootstrap finished', 'SIGINT'],
  ['build', 'Building production JavaScript', 'SIGKILL'],
  ['build', 'onPostBuild', 'SIGTERM'],
  ['dev', 'bootstrap finished', 'SIGKILL'],
] as const)(
  'after %s was ended at "%s" by %s, the next build publishes what a clean one does',
  async (script, moment, signal) => {
    write(TEXTS[0]);
    await build();
    write(TEXTS[1]);
    await interrupt(script, moment, signal);
    await build();
    expect(published()).toEqual(expected);
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
    expect(published()).toEqual(expected);
  },
  300_000,
);

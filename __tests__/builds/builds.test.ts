import { exec } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { inventoryOf } from '../../tools/release/files';
import { artifactFaults } from '../../tools/release/verify';
import {
  FIXTURE,
  FIXTURE_DIST,
  FIXTURE_SITE,
  readFixture,
} from '../support/fixture';
import { copyInto } from '../support/projectCopy';
import { temporaryFolder } from '../support/temporaryFolder';

// Every night: BUILDS=10 NODES=22,24 npx jest --selectProjects builds
const BUILDS = Number(process.env.BUILDS ?? 2);
const NODES = process.env.NODES?.split(',') ?? [];
jest.setTimeout(600_000);

const home = temporaryFolder();
const newFolder = () => mkdtempSync(join(home, 'copy-'));

function edit(
  path: string,
  file: string,
  change: (content: Record<string, unknown>) => void,
) {
  const content = JSON.parse(readFileSync(join(path, 'data', file), 'utf8'));
  change(content);
  writeFileSync(join(path, 'data', file), JSON.stringify(content));
}

const changes: readonly ((path: string) => unknown)[] = [
  () => undefined,
  async (path) => {
    edit(path, 'company.json', (company) => {
      company.phone = '+55 13 99876-5432';
    });
    edit(path, 'partners/partners.json', ({ partners }) =>
      (partners as object[]).splice(
        0,
        1,
        {
          name: 'BANCO NOVO',
          url: 'https://www.banconovo.com.br',
          logo: 'logos/novo.png',
        },
        { name: 'SEM SITE' },
      ),
    );
    edit(path, 'home/hero.json', (hero) => {
      hero.image = '../images/foto.jpg';
      hero.imageAlt = 'Uma praia ao amanhecer.';
      delete hero.imageNight;
      hero.subtitle = 'Outro texto, por enquanto.';
    });
    const picture = sharp({
      create: { width: 1300, height: 1300, channels: 3, background: 'tan' },
    });
    await picture.toFile(join(path, 'data/images/foto.jpg'));
    await picture.toFile(join(path, 'data/partners/logos/novo.png'));
    const policy = join(path, 'data/legal/politica-privacidade.md');
    const text = readFileSync(policy, 'utf8').replace(
      /^title:.*/m,
      'title: "A {{marca}} e você"',
    );
    writeFileSync(
      policy,
      `${text}\nGuardamos os papéis em armário com chave.\n`,
    );
  },
  async (path) => {
    await changes[1]?.(path);
    appendFileSync(
      join(path, 'src/styles/base.css'),
      'html { outline-offset: 7px; }',
    );
  },
];

async function applyState(path: string, state: number) {
  copyInto(path, FIXTURE);
  await changes[state]?.(path);
}

// As in `npm run build:fixture`, since its output is compared with these builds.
const env = { ...process.env, SITE_RELEASE: 'true' };
const build = (cwd: string, command = 'npm run build') =>
  promisify(exec)(command, { cwd, env });

const published = (path: string) => inventoryOf(join(path, 'dist'));

function expectChanges(path: string) {
  const page = (name: string) => readFileSync(join(path, 'dist', name), 'utf8');
  const home = page('index.html');
  expect(home).not.toContain('name="robots"');
  expect(new Set(home.match(/(?:wa\.me\/|tel:)[+\d]+/g))).toEqual(
    new Set(['wa.me/5513998765432', 'tel:+5513998765432']),
  );
  expect(home).toContain('alt="Uma praia ao amanhecer."');
  for (const picture of ['foto.avif', 'foto.webp', 'novo.webp'])
    expect(home).toMatch(new RegExp(`/static/[^" ]+/${picture}`));
  const { siteUrl } = readFixture('company.json');
  expect(artifactFaults(join(path, 'dist'), siteUrl)).toEqual([]);
  // Pictures that no page shows any more are not published.
  const names = published(path).map((file) => basename(file.path));
  expect(names.filter((name) => /^(?:hero|azul)\b/.test(name))).toEqual([]);
  expect(home).toMatch(/<a [^>]+www\.banconovo\.com\.br/);
  expect(home).toMatch(/<li[^>]*>(?:(?!<a |<\/li>).)*data-initials="SS"/);
  expect(page('politica-privacidade.html')).toContain('armário com chave');
  // Only the company changed, so gatsby-transformer-remark takes the Markdown from its cache.
  expect(page('termos-uso.html').replace(/<\/?span[^>]*>/g, '')).toContain(
    '>(13)&nbsp;99876-5432</a>',
  );
  expect(page('politica-privacidade.html')).toMatch(
    /<h1[^>]*>A (?!\{).+ e você<\/h1>/,
  );
}

const clean = new Map([[0, inventoryOf(FIXTURE_DIST)]]);

async function publishedClean(state: number) {
  if (!clean.has(state)) {
    const path = newFolder();
    await applyState(path, state);
    await build(path);
    clean.set(state, published(path));
  }
  return clean.get(state);
}

const incremental = resolve(FIXTURE_SITE);

/** The states of the incremental builds. `npm test` makes one, in which everything but the styles changes. */
const ORDER = [0, 1, 0, 2];

// `npm run build:fixture` made the first build.
for (let turn = 1; turn < BUILDS; turn += 1)
  test(`incremental build ${turn + 1} publishes the current content`, async () => {
    const state = ORDER[turn % ORDER.length] ?? 0;
    await applyState(incremental, state);
    await build(incremental);
    const page = readFileSync(join(incremental, 'dist/index.html'), 'utf8');
    expect(page.includes('outline-offset:7px')).toBe(state === 2);
    expect(page.includes('BANCO NOVO')).toBe(state > 0);
    if (state === 1) expectChanges(incremental);
    if (BUILDS > 2)
      expect(published(incremental)).toEqual(await publishedClean(state));
  });

test('an invalid file ends the build with the report and status 1, and dist stays as it was', async () => {
  const before = published(incremental);
  await applyState(incremental, 0);
  edit(incremental, 'company.json', (company) => {
    company.phone = '99876-5432';
  });
  await expect(build(incremental)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /ERRO {2}data\/company\.json:\d+:\d+ [\s\S]+1 erro/,
    ),
  });
  expect(published(incremental)).toEqual(before);
});

// The package `node` downloads its binary in an install script, which .npmrc disables.
for (const node of NODES)
  test(`Node ${node} publishes the same files`, async () => {
    const path = newFolder();
    await applyState(path, 0);
    await build(
      path,
      `npx -y --ignore-scripts=false -p node@${node} npm run build`,
    );
    expect(published(path)).toEqual(await publishedClean(0));
  });

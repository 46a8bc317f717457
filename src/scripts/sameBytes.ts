import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { differences, type Entry, heal, inventoryOf } from '../publish/files';
import { runCommand } from './command';

const CONTENT = '__tests__/fixtures/data';
const PARTS = /^(?:src|static|package\.json|tsconfig\.json|gatsby-.*)$/;
const BUILD = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];

/** The project's own files, copied once: somebody may change them meanwhile. */
function copySource(home: string): void {
  for (const part of readdirSync('.').filter((name) => PARTS.test(name)))
    cpSync(part, join(home, 'source', part), { recursive: true });
}

/** The project in a folder of its own, with the tests' content. */
function project(home: string, name: string): string {
  const path = join(home, name);
  cpSync(join(home, 'source'), path, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(path, 'node_modules'));
  restore(path);
  return path;
}

function restore(path: string): void {
  rmSync(join(path, 'data'), { recursive: true, force: true });
  cpSync(CONTENT, join(path, 'data'), { recursive: true });
}

function edit(path: string, file: string, change: (content: Record<string, unknown>) => void) {
  const whole = join(path, 'data', file);
  const content = JSON.parse(readFileSync(whole, 'utf8'));
  change(content);
  writeFileSync(whole, JSON.stringify(content));
}

const picture = (path: string, file: string, width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#d08040' } }).toFile(
    join(path, 'data', file),
  );

/** What editors do between two builds: other content, then yet other, then the tests' content again. */
const edits: readonly ((path: string) => Promise<unknown>)[] = [
  async (path) => {
    edit(path, 'partners/partners.json', ({ partners }) =>
      (partners as object[]).unshift({
        name: 'BANCO NOVO',
        url: 'https://www.banconovo.com.br',
        confirmed: true,
        logo: 'logos/novo.png',
      }),
    );
    edit(path, 'home/hero.json', (hero) => {
      hero.image = '../images/foto.jpg';
      hero.subtitle = 'Outro texto, por enquanto.';
    });
    await picture(path, 'images/foto.jpg', 1300);
    await picture(path, 'partners/logos/novo.png', 300);
  },
  async (path) => {
    edit(path, 'partners/partners.json', ({ partners }) => (partners as object[]).shift());
    edit(path, 'interface.json', (texts) => {
      texts.siteDescription = 'Outra descrição do site, por enquanto.';
    });
  },
  async () => undefined,
];

/** A build under way. */
interface Running {
  readonly ended: Promise<boolean>;
  /** Ends it and all that it started, as no program can notice. */
  kill(): void;
}

function start(path: string, node?: string): Running {
  // The package `node` fetches its binary by a script, which .npmrc forbids to all others.
  const npx = ['-y', '--ignore-scripts=false', '-p', `node@${node}`, 'node'];
  const child = node
    ? spawn('npx', [...npx, ...BUILD], { cwd: path, detached: true })
    : spawn(process.execPath, BUILD, { cwd: path, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return {
    ended: new Promise((done) =>
      child.once('exit', (code, signal) => {
        if (code !== 0 && !signal) console.error(said);
        done(code === 0);
      }),
    ),
    kill() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}

const published = (path: string) => inventoryOf(join(path, 'dist'));

/** The fixture's company is complete: its site is for search engines to find. */
const isListed = (path: string) =>
  !/X-Robots-Tag: noindex/.test(readFileSync(join(path, 'dist/_headers'), 'utf8')) &&
  !/name="robots"/.test(readFileSync(join(path, 'dist/index.html'), 'utf8'));

/** Compares what two builds published and says so. */
function isSame(name: string, found: readonly Entry[], wanted: readonly Entry[]): boolean {
  const different = differences(wanted, found);
  for (const path of different) console.log(`difere: ${path}`);
  console.log(`${name}: ${wanted.length - different.length} de ${wanted.length} arquivos iguais.`);
  return different.length === 0;
}

interface Plan {
  /** How many builds in a row, with other content each time. */
  readonly builds: number;
  /** How many builds to kill at a moment of chance. */
  readonly kills: number;
  /** Major versions of Node to build with too. */
  readonly nodes: readonly string[];
}

async function run(home: string, { builds, kills, nodes }: Plan): Promise<boolean> {
  const results: boolean[] = [];
  copySource(home);
  /** What a build from nothing publishes of a state of the content. */
  const clean = async (state: number, node?: string) => {
    const path = project(home, `from-nothing/${state}-${node ?? 'same'}`);
    await edits[state]?.(path);
    results.push(await start(path, node).ended);
    return published(path);
  };
  const last = edits.length - 1;
  const first = clean(last);
  const row = project(home, 'row');
  let seconds = 0;
  for (let i = 0; i < builds; i += 1) {
    restore(row);
    await edits[i % edits.length]?.(row);
    const began = performance.now();
    results.push(await start(row).ended);
    seconds = (performance.now() - began) / 1000;
    console.log(`construção ${i + 1}: ${seconds.toFixed(0)} s`);
    if (i % edits.length === last)
      results.push(isSame(`construção ${i + 1} contra uma limpa`, published(row), await first));
  }
  results.push(isListed(row));

  if (kills > 0) {
    const wholes = [await clean(0), await clean(1), await first];
    let good = 0;
    for (let i = 0; i < kills; i += 1) {
      restore(row);
      await edits[i % edits.length]?.(row);
      const build = start(row);
      await pause(Math.random() * seconds * 1000);
      build.kill();
      await build.ended;
      heal(join(row, 'dist'));
      if (wholes.some((whole) => differences(published(row), whole).length === 0)) good += 1;
    }
    console.log(`${kills} construções mortas no meio: ${good} vezes o último site inteiro no ar.`);
    restore(row);
    results.push(good === kills, await start(row).ended);
    results.push(isSame('depois delas', published(row), await first));
  }
  for (const node of nodes)
    results.push(isSame(`Node ${node}`, await clean(last, node), await first));
  return results.every(Boolean);
}

void runCommand(
  'Uso: npm run test:builds -- [--builds 3] [--kills 0] [--nodes 22,24]',
  {
    builds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '' },
  },
  async ({ values }) => {
    const home = mkdtempSync(join(tmpdir(), 'same-bytes-'));
    try {
      return await run(home, {
        builds: Number(values.builds),
        kills: Number(values.kills),
        nodes: values.nodes.split(',').filter(Boolean),
      });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
);

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn, inventoryOf } from '../../publish/files';
import { copyProject } from '../projectCopy';
import { atMost, type Figure, median, ratio, TIMES } from './figure';

const script = (name: string) => ['--require', 'tsx/cjs', `src/scripts/${name}.ts`];

/** Runs a command of Node's in a folder. @returns milliseconds. @throws Error with its last lines when it fails */
function timed(root: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(' ')} falhou:\n${(stdout + stderr).slice(-3000)}`);
  return time;
}

const CONFIG = `module.exports = { plugins: [
  { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: __dirname + '/data' } },
  'gatsby-transformer-json', 'gatsby-transformer-remark', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp',
  'gatsby-plugin-image', 'gatsby-plugin-react-helmet',
] };`;

/** A Gatsby site with the project's plugins and one page that says a word. */
function emptySite(root: string): string {
  const path = mkdtempSync(join(tmpdir(), 'vazio-'));
  mkdirSync(join(path, 'data'));
  mkdirSync(join(path, 'src/pages'), { recursive: true });
  // Gatsby wants to be named there.
  writeFileSync(
    join(path, 'package.json'),
    '{ "name": "empty", "dependencies": { "gatsby": "*" } }',
  );
  writeFileSync(join(path, 'gatsby-config.js'), CONFIG);
  writeFileSync(join(path, 'src/pages/index.js'), 'export default () => "Oi";');
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  return path;
}

const clean = (path: string) => {
  for (const name of ['.cache', 'public', 'dist'])
    rmSync(join(path, name), { recursive: true, force: true });
};

/** Changes one text of the home page, differently each time. */
function changeText(path: string, turn: number) {
  const file = join(path, 'data/home/hero.json');
  const hero = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...hero, note: `Conversa número ${turn}.` }, null, 2));
}

/** Clean builds, builds after one changed text, clean builds of an empty site, and the content check, in turn. */
export function buildFigures(root: string): Figure[] {
  const site = copyProject(root);
  const empty = emptySite(root);
  const times: Record<'clean' | 'change' | 'empty' | 'check', number[]> = {
    clean: [],
    change: [],
    empty: [],
    check: [],
  };
  try {
    for (let turn = 1; turn <= TIMES; turn += 1) {
      clean(site.path);
      times.clean.push(timed(site.path, script('build')));
      changeText(site.path, turn);
      times.change.push(timed(site.path, script('build')));
      clean(empty);
      times.empty.push(timed(empty, ['node_modules/gatsby/cli.js', 'build']));
      times.check.push(timed(site.path, script('check')));
      console.error(`construções ${turn}/${TIMES}`);
    }
  } finally {
    site.delete();
    rmSync(empty, { recursive: true, force: true });
  }
  const [whole, change, bare] = [median(times.clean), median(times.change), median(times.empty)];
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
  return [
    ratio(
      `construção limpa (${seconds(whole)}) contra um site vazio (${seconds(bare)})`,
      whole / bare,
      2,
    ),
    ratio(`depois de mudar um texto (${seconds(change)}) contra a limpa`, change / whole, 0.6),
    atMost('conferir o conteúdo', median(times.check), 1000, { unit: ' ms' }),
  ];
}

/** Gives a copy of the project so many partners, each with a logo of its own. */
async function growPartners(root: string, count: number): Promise<void> {
  const folder = join(root, 'data/partners');
  const file = join(folder, 'partners.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { partners: object[] };
  const partners = content.partners.slice(0, count);
  for (let i = partners.length; i < count; i += 1) {
    const background = { r: i % 256, g: (i >> 4) % 256, b: (i * 7) % 256 };
    const logo = sharp({ create: { width: 512, height: 512, channels: 3, background } });
    writeFileSync(join(folder, `logos/extra-${i}.png`), await logo.png().toBuffer());
    partners.push({
      name: `PARCEIRO ${i}`,
      url: `https://www.parceiro-${i}.com.br`,
      confirmed: true,
      logo: `logos/extra-${i}.png`,
    });
  }
  writeFileSync(file, JSON.stringify({ ...content, partners }, null, 2));
}

interface Growth {
  readonly partners: number;
  /** Milliseconds; bytes of what is published, and how many files. */
  readonly time: number;
  readonly output: number;
  readonly files: number;
  /** Milliseconds of the content check. */
  readonly check: number;
  /** One mark for all pages that show no partner. */
  readonly otherPages: string;
}

async function buildWith(root: string, partners: number): Promise<Growth> {
  const copy = copyProject(root);
  try {
    await growPartners(copy.path, partners);
    const check = timed(copy.path, script('check'));
    const time = timed(copy.path, script('build'));
    const dist = join(copy.path, 'dist');
    const mark = createHash('sha256');
    for (const page of filesIn(dist).filter(
      (file) => file.endsWith('.html') && file !== 'index.html',
    ))
      mark.update(readFileSync(join(dist, page)));
    const files = inventoryOf(dist);
    const output = files.reduce((all, { size }) => all + size, 0);
    return { partners, time, output, files: files.length, check, otherPages: mark.digest('hex') };
  } finally {
    copy.delete();
  }
}

/**
 * Builds with ten times and a hundred times as many partners.
 * @returns whether anything grows faster than their number, and a table by partner
 */
export async function growthFigures(root: string): Promise<{ figures: Figure[]; rows: string }> {
  const grown: Growth[] = [];
  for (const partners of [32, 320, 3200]) {
    grown.push(await buildWith(root, partners));
    console.error(`crescimento: ${partners} parceiros`);
  }
  const steps = grown.slice(1).map((row, i) => {
    const before = grown[i] ?? row;
    return (
      Math.max(row.time / before.time, row.output / before.output) /
      (row.partners / before.partners)
    );
  });
  const same = new Set(grown.map(({ otherPages }) => otherPages)).size === 1;
  const figures = [
    ratio('custo por parceiro ao crescer dez vezes (o pior)', Math.max(...steps), 1),
    atMost('conferir 3.200 parceiros com logotipo', grown.at(-1)?.check ?? Number.NaN, 3000, {
      unit: ' ms',
    }),
    atMost('páginas sem parceiros que mudam com eles', same ? 0 : 1, 0),
  ];
  const lines = grown.map(
    ({ partners, time, output, files }) =>
      `| ${partners} | ${(time / 1000).toFixed(1)} s | ${Math.round(time / partners)} ms | ${Math.round(output / 1024)} KB | ${(output / 1024 / partners).toFixed(1)} KB | ${files} |`,
  );
  const head =
    '| parceiros | tempo | por parceiro | publicado | por parceiro | arquivos |\n|--:|--:|--:|--:|--:|--:|';
  return { figures, rows: [head, ...lines].join('\n') };
}

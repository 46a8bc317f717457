import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { inventoryOf } from '../../publish/files';
import { copyProject } from '../projectCopy';
import { atMost, type Figure, median, number, table } from './figure';

const GATSBY = ['node_modules/gatsby/cli.js', 'build'];
const CHECK = ['--require', 'tsx/cjs', 'src/scripts/check.ts'];
const BUILD = ['--require', 'tsx/cjs', 'src/scripts/build.ts'];

/** Runs a command of Node's in a folder. @returns seconds. @throws Error with its last words when it fails */
function seconds(cwd: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, output } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  if (status !== 0)
    throw new Error(
      `${args.join(' ')} falhou:\n${output.join('').slice(-3000)}`,
    );
  return (performance.now() - start) / 1000;
}

const CONFIG = `module.exports = { plugins: [
  { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: __dirname + '/data' } },
  'gatsby-transformer-json', 'gatsby-transformer-remark', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp',
  'gatsby-plugin-image', 'gatsby-plugin-react-helmet',
] };`;

function emptySite(): string {
  const path = mkdtempSync(join(tmpdir(), 'vazio-'));
  mkdirSync(join(path, 'data'));
  mkdirSync(join(path, 'src/pages'), { recursive: true });
  // Gatsby wants to be named there.
  writeFileSync(
    join(path, 'package.json'),
    '{ "dependencies": { "gatsby": "*" } }',
  );
  writeFileSync(join(path, 'gatsby-config.js'), CONFIG);
  writeFileSync(join(path, 'src/pages/index.js'), 'export default () => "Oi";');
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  return path;
}

function changeText(path: string, turn: number) {
  const file = join(path, 'data/home/hero.json');
  const hero = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...hero, note: `Conversa número ${turn}.` }),
  );
}

/** Clean builds, builds after one changed text, clean builds of an empty site, and the content check, in turn. */
export function buildFigures(times: number): Figure[] {
  const site = copyProject('.');
  const runs = Array.from({ length: times }, (_, turn) => {
    const clean = seconds(site.path, [...BUILD, '--clean']);
    changeText(site.path, turn);
    const change = seconds(site.path, BUILD);
    const empty = emptySite();
    const bare = seconds(empty, GATSBY);
    rmSync(empty, { recursive: true });
    console.error(`construções ${turn + 1}/${times}`);
    return { clean, change, bare, check: seconds(site.path, CHECK) };
  });
  site.delete();
  const middle = (name: keyof (typeof runs)[number]) =>
    median(runs.map((run) => run[name]));
  const [clean, change, bare] = [
    middle('clean'),
    middle('change'),
    middle('bare'),
  ];
  const [whole, again, nothing] = [clean, change, bare].map(
    (time) => `${number(time, 1)} s`,
  );
  const compared = `construção limpa (${whole}) contra um site vazio (${nothing})`;
  return [
    atMost(compared, clean / bare, 2, '×', 2),
    atMost(
      `depois de mudar um texto (${again}) contra a limpa`,
      change / clean,
      0.6,
      '×',
      2,
    ),
    atMost('conferir o conteúdo', middle('check') * 1000, 1000, ' ms'),
  ];
}

async function growPartners(root: string, count: number): Promise<void> {
  const folder = join(root, 'data/partners');
  const content = JSON.parse(
    readFileSync(join(folder, 'partners.json'), 'utf8'),
  );
  for (let i = content.partners.length; i < count; i += 1) {
    const background = { r: i % 256, g: (i >> 4) % 256, b: (i * 7) % 256 };
    const logo = `logos/extra-${i}.png`;
    await sharp({
      create: { width: 512, height: 512, channels: 3, background },
    }).toFile(join(folder, logo));
    const url = `https://www.parceiro-${i}.com.br`;
    content.partners.push({
      name: `PARCEIRO ${i}`,
      url,
      confirmed: true,
      logo,
    });
  }
  writeFileSync(join(folder, 'partners.json'), JSON.stringify(content));
}

async function buildWith(partners: number) {
  const copy = copyProject('.');
  await growPartners(copy.path, partners);
  const check = seconds(copy.path, CHECK);
  const time = seconds(copy.path, BUILD);
  const files = inventoryOf(join(copy.path, 'dist'));
  copy.delete();
  console.error(`crescimento: ${partners} parceiros`);
  const size = files.reduce((sum, file) => sum + file.size, 0) / 1024;
  const others = files.filter(({ path }) => /^(?!index).*\.html$/.test(path));
  return {
    partners,
    check,
    time,
    size,
    files: files.length,
    others: JSON.stringify(others),
  };
}

/** Builds with more and more partners. @returns whether anything grows faster than they do, and a table */
export async function growthFigures(counts: readonly number[]) {
  const grown: Awaited<ReturnType<typeof buildWith>>[] = [];
  for (const count of counts) grown.push(await buildWith(count));
  const steps = grown.slice(1).map((row, i) => {
    const before = grown[i] ?? row;
    const growth = Math.max(row.time / before.time, row.size / before.size);
    return growth / (row.partners / before.partners);
  });
  const { check = Number.NaN, partners = 0 } = grown.at(-1) ?? {};
  const changed = new Set(grown.map(({ others }) => others)).size - 1;
  const figures = [
    atMost(
      'custo por parceiro ao crescer dez vezes (o pior)',
      Math.max(...steps),
      1,
      '×',
      2,
    ),
    atMost(
      `conferir ${number(partners, 0)} parceiros com logotipo`,
      check * 1000,
      3000,
      ' ms',
    ),
    atMost('páginas sem parceiros que mudam com eles', changed, 0),
  ];
  const rows = grown.map((row) => [
    number(row.partners, 0),
    `${number(row.time, 1)} s`,
    `${number((row.time * 1000) / row.partners, 0)} ms`,
    `${number(row.size, 0)} KB`,
    `${number(row.size / row.partners, 1)} KB`,
    number(row.files, 0),
  ]);
  const head = [
    'parceiros',
    'tempo',
    'por parceiro',
    'publicado',
    'por parceiro',
    'arquivos',
  ];
  return { figures, growth: table([head, ...rows]) };
}

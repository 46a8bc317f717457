import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, TIMES } from '../median';
import { copyProject } from '../projectCopy';
import { atMost, type Figure } from './figure';
import { OWN_BUILD, PLAIN_BUILD, timedBuild } from './timedBuild';

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
  for (const name of ['.cache', 'public', '.staging'])
    rmSync(join(path, name), { recursive: true, force: true });
};

/** Changes one text of the home page, differently each time. */
function changeText(path: string, turn: number) {
  const file = join(path, 'data/home/hero.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/"note": "[^"]*"/, () => `"note": "Conversa número ${turn}."`),
  );
}

/**
 * Times clean builds, rebuilds after one change of a text, and clean builds of an empty site, in turn.
 * @param root - the project's folder; everything happens in copies
 */
export function buildCost(root: string): Figure[] {
  const site = copyProject(root);
  const empty = emptySite(root);
  const times = { clean: [] as number[], change: [] as number[], empty: [] as number[] };
  try {
    for (let turn = 0; turn < TIMES; turn += 1) {
      clean(site.path);
      times.clean.push(timedBuild(site.path, OWN_BUILD).time);
      changeText(site.path, turn);
      times.change.push(timedBuild(site.path, OWN_BUILD).time);
      clean(empty);
      times.empty.push(timedBuild(empty, PLAIN_BUILD).time);
      console.error(`construções ${turn + 1}/${TIMES}`);
    }
  } finally {
    site.delete();
    rmSync(empty, { recursive: true, force: true });
  }
  const seconds = (list: readonly number[]) => `${(median(list) / 1000).toFixed(1)} s`;
  const ratio = { unit: '×', digits: 2 };
  return [
    atMost(
      `construção limpa (${seconds(times.clean)}) contra um site vazio (${seconds(times.empty)})`,
      median(times.clean) / median(times.empty),
      1.5,
      ratio,
    ),
    atMost(
      `depois de mudar um texto (${seconds(times.change)}) contra a limpa`,
      median(times.change) / median(times.clean),
      0.5,
      ratio,
    ),
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCost } from './bench/buildCost';
import { atMost, type Figure, table } from './bench/figure';
import { type Growth, growth } from './bench/growth';
import { growthFigures, growthTable } from './bench/growthTable';
import { moduleLines } from './bench/modules';
import { writeIntoReadme } from './bench/readme';
import { serveWithYardstick } from './bench/site';
import { lighthouseFigures, trafficFigures } from './bench/visitor';
import { type ContentFigures, measureContent } from './bench-content';
import { build } from './build';

const REPORTS = '.reports';
const MODULES = join(REPORTS, 'modules.json');

/** What an editor waits for, beside the goals of "Speed for the maintainer". */
function contentFigures(figures: ContentFigures): Figure[] {
  const time = (name: string, value: number, goal: number) =>
    atMost(name, value, goal, { unit: ' ms' });
  return [
    time('conferir o conteúdo', figures.check, 1000),
    time('conferir 3.200 parceiros com logotipo', figures.checkOf3200, 3000),
    time('npm run dev: de um texto salvo à tela', figures.textToScreen, 2000),
    time('npm run dev: de uma imagem salva à tela', figures.pictureToScreen, 2000),
    time('npm run dev: de um erro salvo ao aviso', figures.mistakeToScreen, 2000),
    time('npm run dev: do erro consertado ao fim do aviso', figures.mendedToScreen, 2000),
  ];
}

async function visitorFigures(root: string): Promise<Figure[]> {
  const site = await serveWithYardstick(join(root, 'public'));
  try {
    return [...(await lighthouseFigures(site)), ...(await trafficFigures(site))];
  } finally {
    await site.close();
  }
}

/**
 * Measures what the visitor and the maintainer pay, against the goals. A benchmark reports: it ends well
 * whatever it measured, and badly only when something could not be measured.
 * @param root - the project's folder
 * @param quick - the visitor's part only
 */
async function bench(root: string, quick: boolean) {
  // Webpack tells of modules only when it does not find them in its cache.
  if ((await build(root, { MODULE_REPORT: MODULES }, { clean: true })) !== 0)
    throw new Error('A construção falhou.');
  const visitor = await visitorFigures(root);
  const modules = moduleLines(join(root, MODULES));
  console.log(`${table(visitor)}\n${modules.join('\n')}\n`);

  let grown: readonly Growth[] = [];
  let maintainer: readonly Figure[] = [];
  if (!quick) {
    grown = await growth(root);
    maintainer = [
      ...buildCost(root),
      ...contentFigures(await measureContent(root)),
      ...growthFigures(grown),
    ];
    console.log(`${table(maintainer)}\n\n${growthTable(grown)}\n`);
  }

  const date = new Date().toISOString().slice(0, 10);
  const report = { date, visitor, maintainer, growth: grown };
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  // Half a table would take the place of a whole one.
  if (quick) return;
  const text = [`Medido em ${date}.`, table([...visitor, ...maintainer]), growthTable(grown)];
  if (!writeIntoReadme(text.join('\n\n'))) console.error('O README não tem as marcas do bench.');
}

if (require.main === module) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  bench(process.cwd(), values.quick).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

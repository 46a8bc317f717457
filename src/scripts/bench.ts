import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFigures, growthFigures } from './bench/builds';
import { type Figure, table } from './bench/figure';
import { lighthouseFigures, weightFigures } from './bench/visitor';
import { runCommand, runScript, UsageError } from './command';
import { copyProject } from './projectCopy';
import { startServer } from './serve';

const USAGE = `Mede o que o visitante e quem cuida do site pagam. Uso: npm run bench -- [visitor|builds|growth] [--quick]
  visitor   peso da página e Lighthouse contra uma página nua
  builds    construções limpas e depois de uma mudança, contra um site vazio
  growth    construções com 32, 320 e 3.200 parceiros
  --quick   cada coisa uma vez, sem os 3.200 parceiros
Sem nada: tudo, e a tabela vai para o README.`;

/** Measured as a release: a preview asks search engines to stay away, which costs points. */
async function visitorFigures(times: number): Promise<Figure[]> {
  const { path, delete: remove } = copyProject('.');
  cpSync(
    '__tests__/fixtures/data/company.json',
    join(path, 'data/company.json'),
  );
  if (!runScript('build', [], { SITE_RELEASE: 'true' }, path))
    throw new Error('A construção falhou.');
  const dist = join(path, 'dist');
  const { url, close } = await startServer({ dir: dist, port: 0 });
  const figures = [
    ...(await weightFigures(url, dist)),
    ...(await lighthouseFigures(url, dist, times)),
  ];
  await close();
  remove();
  return figures;
}

function writeIntoReadme(content: string) {
  const marks = /(<!-- bench -->\n)[\s\S]*(\n<!-- \/bench -->)/;
  const text = readFileSync('README.md', 'utf8');
  const written = text.replace(marks, (_, start, end) => start + content + end);
  writeFileSync('README.md', written);
}

/** Reports: it ends well whatever it measured, and badly only when something could not be measured. */
async function bench(part: string | undefined, quick: boolean) {
  const times = quick ? 1 : 5;
  const counts = quick ? [32, 320] : [32, 320, 3200];
  const wanted = (name: string) => part === undefined || part === name;
  const visitor = wanted('visitor') ? await visitorFigures(times) : [];
  const builds = wanted('builds') ? buildFigures(times) : [];
  const { figures, growth } = wanted('growth')
    ? await growthFigures(counts)
    : { figures: [], growth: '' };
  const all = [...visitor, ...builds, ...figures];
  const rows = all.map(({ name, goal, value, met }) => [
    name,
    goal,
    value,
    met ? '✓' : '✗',
  ]);
  const day = new Date().toISOString().slice(0, 10);
  const report = `Medido em ${day}.\n\n${table([['medida', 'meta', 'valor', ''], ...rows])}\n\n${growth}`;
  console.log(report);
  if (part === undefined && !quick) writeIntoReadme(report);
}

void runCommand(
  USAGE,
  { quick: { type: 'boolean', default: false } },
  ({ values, positionals: [part] }) => {
    if (part && !['visitor', 'builds', 'growth'].includes(part))
      throw new UsageError(`Não conheço a parte "${part}".`);
    return bench(part, values.quick);
  },
  1,
);

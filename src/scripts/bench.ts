import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFigures, growthFigures } from './bench/builds';
import { table } from './bench/figure';
import { addBarePage, lighthouseFigures } from './bench/lighthouse';
import { weightFigures } from './bench/weight';
import { runScript } from './command';
import { copyProject } from './projectCopy';
import { startServer } from './serve';

const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/** What a visitor pays. Measured on a company that is no sample: search engines are asked to stay away from that. */
async function visitorFigures(root: string) {
  const copy = copyProject(root);
  try {
    cpSync(
      join(root, '__tests__/fixtures/data/company.json'),
      join(copy.path, 'data/company.json'),
    );
    if (!runScript('build', [], {}, copy.path)) throw new Error('A construção falhou.');
    const dist = join(copy.path, 'dist');
    addBarePage(dist);
    const { url, close } = await startServer({ dir: dist, port: 0 });
    try {
      return [...(await weightFigures(url, dist)), ...(await lighthouseFigures(url))];
    } finally {
      await close();
    }
  } finally {
    copy.delete();
  }
}

/** Puts the last table into the README, between its two marks. */
function writeIntoReadme(content: string) {
  const text = readFileSync('README.md', 'utf8');
  const [before = '', rest = ''] = text.split(START);
  const [, after = ''] = rest.split(END);
  writeFileSync('README.md', `${before}${START}\n${content}\n${END}${after}`);
}

/**
 * Measures what the visitor and the maintainer pay, against the goals. A benchmark reports: it ends well
 * whatever it measured, and badly only when something could not be measured.
 * @param root - the project's folder
 * @param quick - the visitor's part only, which leaves the README as it is
 */
async function bench(root: string, quick: boolean) {
  const visitor = await visitorFigures(root);
  console.log(`${table(visitor)}\n`);
  if (quick) return;
  const builds = buildFigures(root);
  const growth = await growthFigures(root);
  const all = table([...visitor, ...builds, ...growth.figures]);
  const day = new Date().toISOString().slice(0, 10);
  writeIntoReadme(`Medido em ${day}.\n\n${all}\n\n${growth.rows}`);
  console.log(`${all}\n\n${growth.rows}`);
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
bench(process.cwd(), values.quick).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { inventoryOf } from '../publish/files';
import { build } from './build';

const REPORTS = join('.reports', 'release');

/** What must hold of the built folder, each a step of `npm test` too. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  [
    'HTML válido (html-validate)',
    'node_modules/.bin/html-validate',
    '--config',
    '__tests__/support/htmlvalidate.js',
    'dist/**/*.html',
  ],
  ['publicação', 'node_modules/.bin/jest', '--selectProjects', 'deploy'],
];

const passes = ([name, command, ...args]: (typeof CHECKS)[number]) => {
  console.log(`\n── ${name}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Writes what goes out, for people and for machines. */
function writeInventory() {
  const entries = inventoryOf('dist');
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'inventory.json'), `${JSON.stringify(entries, null, 2)}\n`);
  writeFileSync(
    join(REPORTS, 'SHA256SUMS'),
    entries.map(({ sha256, path }) => `${sha256}  ${path}\n`).join(''),
  );
  console.log(
    `\n${entries.length} arquivos, ${(total / 1024).toFixed(0)} KB; lista em ${REPORTS}.`,
  );
}

/**
 * Gets a folder ready to be published: content with nothing left of the sample, a build from nothing, every check
 * of what came out, and a list of it.
 * @param preview - lets the sample through; what comes out asks search engines to stay away
 * @returns whether it may go out
 */
async function release(preview: boolean): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  console.log(formatProblems(content));
  if (content.errors > 0 && !preview) {
    console.error(
      '\nNão dá para publicar ainda: veja os erros acima. Para uma prévia, com noindex: npm run release -- --allow-sample',
    );
    return false;
  }
  const env = { SITE_PREVIEW: preview ? 'true' : 'false' };
  if ((await build(process.cwd(), env, { clean: true })) !== 0) return false;
  const failed = CHECKS.filter((check) => !passes(check)).map(([name]) => name);
  if (failed.length > 0) {
    console.error(`\nNão publique: falhou ${failed.join(', ')}.`);
    return false;
  }
  writeInventory();
  console.log(preview ? 'Prévia pronta em dist, com noindex.' : 'Pronto para publicar: dist.');
  return true;
}

const { values } = parseArgs({ options: { 'allow-sample': { type: 'boolean', default: false } } });
release(values['allow-sample']).then(
  (ready) => {
    process.exitCode = ready ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);

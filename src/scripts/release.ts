import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { securityDaysLeft } from '../publish/documents';
import { inventoryOf } from '../publish/files';
import { build } from './build';
import { runCommand } from './command';

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

/** Below this many days the site says too soon that nobody looks after it any more. */
const DAYS = 30;

/** What a person has to do first, if anything: a contact for weaknesses that has run out is worse than none. */
function expiring(): string | undefined {
  const text = readFileSync(join('dist', '.well-known', 'security.txt'), 'utf8');
  const days = Math.floor(securityDaysLeft(text, new Date()));
  if (days >= DAYS) return undefined;
  return `O security.txt vale só mais ${days} dias: um ano desde a última mudança das páginas legais. Releia data/legal e escreva em "updated" o dia de hoje.`;
}

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

interface Wish {
  /** Lets the sample through; what comes out asks search engines to stay away. */
  readonly preview: boolean;
  /** Asks for the domain's place in browsers' list of https sites. */
  readonly hstsPreload: boolean;
}

/**
 * Gets a folder ready to be published: content with nothing left of the sample, a build from nothing, every check
 * of what came out, and a list of it.
 * @returns whether it may go out
 */
async function release({ preview, hstsPreload }: Wish): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  console.log(formatProblems(content));
  if (content.errors > 0 && !preview) {
    console.error(
      '\nNão dá para publicar ainda: veja os erros acima. Para uma prévia, com noindex: npm run release -- --allow-sample',
    );
    return false;
  }
  const env = { SITE_PREVIEW: String(preview), HSTS_PRELOAD: String(hstsPreload) };
  if ((await build(process.cwd(), env, { clean: true })) !== 0) return false;
  const failed = CHECKS.filter((check) => !passes(check)).map(([name]) => `falhou ${name}`);
  const problems = [...failed, expiring() ?? []].flat();
  if (problems.length > 0) {
    console.error(`\nNão publique: ${problems.join('; ')}.`);
    return false;
  }
  writeInventory();
  console.log(preview ? 'Prévia pronta em dist, com noindex.' : 'Pronto para publicar: dist.');
  return true;
}

void runCommand(
  'Uso: npm run release -- [--allow-sample] [--hsts-preload]',
  {
    'allow-sample': { type: 'boolean', default: false },
    'hsts-preload': { type: 'boolean', default: false },
  },
  ({ values }) => release({ preview: values['allow-sample'], hstsPreload: values['hsts-preload'] }),
);

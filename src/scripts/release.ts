import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatReport } from '../check/report';
import { inventoryOf } from '../publish/files';
import { daysUntilExpiry } from '../publish/securityTxt';
import { runCommand, runScript } from './command';

const REPORTS = join('.reports', 'release');

const DAYS = 30;

function expiring(): string | undefined {
  const text = readFileSync(
    join('dist', '.well-known', 'security.txt'),
    'utf8',
  );
  const days = Math.floor(daysUntilExpiry(text, new Date()));
  if (days >= DAYS) return undefined;
  return `O security.txt vale só mais ${days} dias: um ano desde a última mudança das páginas legais. Releia data/legal e escreva em "updated" o dia de hoje.`;
}

function writeInventory() {
  const entries = inventoryOf('dist');
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(
    join(REPORTS, 'inventory.json'),
    `${JSON.stringify(entries, null, 2)}\n`,
  );
  const sums = entries.map(({ sha256, path }) => `${sha256}  ${path}\n`);
  writeFileSync(join(REPORTS, 'SHA256SUMS'), sums.join(''));
  const size = `${(total / 1024).toFixed(0)} KB`;
  console.log(`\n${entries.length} arquivos, ${size}; lista em ${REPORTS}.`);
}

/** @param preview - lets the sample through: what comes out asks search engines to stay away */
async function release(
  preview: boolean,
  hstsPreload: boolean,
): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  console.log(formatReport(content));
  if (content.errors > 0 && !preview) {
    console.error(
      '\nNão dá para publicar ainda: veja os erros acima. Para uma prévia, com noindex: npm run release -- --allow-sample',
    );
    return false;
  }
  const env = {
    SITE_PREVIEW: String(preview),
    HSTS_PRELOAD: String(hstsPreload),
  };
  if (!runScript('build', ['--clean'], env)) return false;
  const jest = [require.resolve('jest/bin/jest'), '--selectProjects', 'deploy'];
  const checked =
    spawnSync(process.execPath, jest, { stdio: 'inherit' }).status === 0;
  const problem = checked ? expiring() : 'Os testes da publicação falharam.';
  if (problem) {
    console.error(`\nNão publique: ${problem}`);
    return false;
  }
  writeInventory();
  console.log(
    preview
      ? 'Prévia pronta em dist, com noindex.'
      : 'Pronto para publicar: dist.',
  );
  return true;
}

void runCommand(
  'Uso: npm run release -- [--allow-sample] [--hsts-preload]',
  {
    'allow-sample': { type: 'boolean', default: false },
    'hsts-preload': { type: 'boolean', default: false },
  },
  ({ values }) => release(values['allow-sample'], values['hsts-preload']),
);

import { readSiteInfo } from '../../plugins/gatsby-plugin-documents/siteInfo';
import { checkContent } from '../check/checkContent';
import { formatDiagnostics, formatReport } from '../check/report';
import { runCommand, runScript } from '../scripts/command';
import { recordOf, writeRecord } from './record';
import { expiryOf } from './securityTxt';
import { artifactFaults } from './verify';

const FOLDER = 'dist';
const MINIMUM_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Checks the content by the rules of a publication, builds from nothing, checks
 * what was built and writes its record, without which no command publishes it.
 * @param preview - lets through what only a publication refuses, and asks search engines to stay away
 */
async function release(preview: boolean, hsts: boolean): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  if (content.errors > 0 && !preview) {
    console.log(formatReport(content));
    console.error(
      '\nNão dá para publicar ainda: veja os erros acima. Para uma prévia, com noindex: npm run release -- --preview',
    );
    return false;
  }
  const env = { SITE_RELEASE: String(!preview), HSTS_PRELOAD: String(hsts) };
  if (!runScript('scripts/build', ['--clean'], env)) return false;

  const site = readSiteInfo();
  const faults = artifactFaults(FOLDER, site.siteUrl);
  const days = Math.floor((expiryOf(site).getTime() - Date.now()) / DAY);
  if (days < MINIMUM_DAYS)
    faults.push(
      `o security.txt vale só mais ${days} dias: um ano desde a última mudança das páginas legais. Releia data/legal e escreva em "updated" o dia de hoje`,
    );
  if (faults.length > 0) {
    console.error(`\nNão publique:\n- ${faults.join('\n- ')}`);
    return false;
  }
  const { files } = writeRecord(FOLDER, {
    kind: preview ? 'preview' : 'release',
    siteUrl: site.siteUrl,
  });
  console.log(
    `\n${preview ? 'Prévia pronta, com noindex' : 'Pronto para publicar'}: ${FOLDER} (${files.length} arquivos; a lista é ${recordOf(FOLDER)}).`,
  );
  const open = [...content.diagnostics, ...content.decisions];
  if (open.length > 0)
    console.log(
      `\nO que uma pessoa ainda precisa decidir:\n\n${formatDiagnostics(open)}`,
    );
  return true;
}

void runCommand(
  'Uso: npm run release -- [--preview] [--hsts-preload]',
  {
    preview: { type: 'boolean', default: false },
    'hsts-preload': { type: 'boolean', default: false },
  },
  ({ values }) => release(values.preview, values['hsts-preload']),
);

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readContentFile } from '../../src/content/readContent';
import { companyFile } from '../../src/content/schemas/company';
import { checkContent, formatDiagnostics, formatReport } from '../check';
import { recordOf, writeRecord } from './record';
import { securityTxt } from './securityTxt';
import { artifactFaults } from './verify';

const FOLDER = 'dist';

/**
 * Checks the content with the rules for a release, builds without a cache, checks
 * the result and writes its record, which `pack` and `smoke` read.
 * @param preview - allows what only a release must not contain, and adds `noindex`
 * @returns whether the folder may be published
 */
export async function release(preview: boolean): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  if (content.errors > 0 && !preview) {
    console.log(formatReport(content));
    console.error(
      '\nNão dá para publicar ainda: veja os erros acima. Para uma prévia, com noindex: npm run release -- --preview',
    );
    return false;
  }
  for (const folder of ['.cache', 'public'])
    rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, SITE_RELEASE: String(!preview) };
  const options = { env, shell: true, stdio: 'inherit' } as const;
  if (spawnSync('npm run build', options).status !== 0) return false;

  const company = readContentFile('data', companyFile);
  mkdirSync(`${FOLDER}/.well-known`, { recursive: true });
  writeFileSync(`${FOLDER}/.well-known/security.txt`, securityTxt(company));
  const faults = artifactFaults(FOLDER, company.siteUrl);
  if (faults.length > 0) {
    console.error(`\nNão publique:\n- ${faults.join('\n- ')}`);
    return false;
  }
  const { files } = writeRecord(FOLDER, {
    kind: preview ? 'preview' : 'release',
    siteUrl: company.siteUrl,
  });
  console.log(
    `\n${preview ? 'Prévia pronta, com noindex' : 'Pronto para publicar'}: ${FOLDER} (${files.length} arquivos; a lista é ${recordOf(FOLDER)}).`,
  );
  const undecided = [...content.diagnostics, ...content.decisions];
  if (undecided.length > 0)
    console.log(
      `\nO que uma pessoa ainda precisa decidir:\n\n${formatDiagnostics(undecided)}`,
    );
  return true;
}

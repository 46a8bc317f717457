import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { readContentFile } from '../src/content/readContentFile';
import { companyFile } from '../src/content/schemas/company';
import { checkContent, formatForReading, formatReport } from './check';

const DAY_MS = 86_400_000;
/** RFC 9116, section 2.5.5: a security.txt should expire in less than a year. */
const SECURITY_TXT_DAYS = 364;

/** Whom to tell about a vulnerability of the site: https://www.rfc-editor.org/rfc/rfc9116 */
function securityTxt(): string {
  const { email, siteUrl } = readContentFile('data', companyFile);
  const expires = new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: pt
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/**
 * Makes the `dist/` that may be published: checks the content with the rules for a
 * release, builds without what earlier builds have left, and adds security.txt.
 * A build that fails leaves the last folder as it is. deploy/publish.sh refuses
 * a folder without security.txt.
 * @returns whether it succeeded
 */
async function release(): Promise<boolean> {
  const content = await checkContent('data', { release: true });
  if (content.errors > 0) {
    console.log(formatReport(content, true));
    console.error(
      '\nNothing was built: the errors above must not be published. For a preview (noindex), run npm run build.',
    );
    return false;
  }
  // Without this mark tools/gatsby.ts removes the caches.
  await rm('.cache/finished', { force: true });
  const { status } = spawnSync('npm run build', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, SITE_RELEASE: 'true' },
  });
  if (status !== 0) return false;

  mkdirSync('dist/.well-known', { recursive: true });
  writeFileSync('dist/.well-known/security.txt', securityTxt());
  const { diagnostics } = content;
  if (diagnostics.length > 0)
    console.log(
      `\nA person still has to decide:\n\n${formatForReading(diagnostics)}`,
    );
  console.log('\ndist/ is ready to be published: deploy/README.md says how.');
  return true;
}

if (require.main === module)
  void release().then((isReleased) => {
    if (!isReleased) process.exitCode = 1;
  });

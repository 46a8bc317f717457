import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { bundleEditor, CLIENT } from './bundle';
import { editorConfig } from './config';

const OUT = 'dist-editor';

/**
 * Writes the editor for a GitHub repository as static files, with a `_headers` file.
 * @param repo - `owner/name`
 * @param authenticator - the address of a Sveltia CMS Authenticator, through which people
 *   sign in with their GitHub account; without it, they sign in with an access token
 * @see https://github.com/sveltia/sveltia-cms-auth
 */
export async function buildEditor(
  out: string,
  repo: string,
  authenticator?: string,
): Promise<void> {
  const { siteUrl } = JSON.parse(await readFile('data/company.json', 'utf8'));
  const backend: Backend = {
    name: 'github',
    repo,
    base_url: authenticator,
    auth_methods: [authenticator ? 'oauth' : 'token'],
    squash_merges: true,
  };
  await bundleEditor(out, editorConfig(backend, siteUrl));
  await cp(join(CLIENT, '_headers'), join(out, '_headers'));
}

if (require.main === module) {
  const [repo = '', authenticator] = process.argv.slice(2);
  if (repo.includes('/'))
    buildEditor(OUT, repo, authenticator).then(() =>
      console.log(
        `The editor of ${repo} is in ${OUT}/ (deploy/preparar.md says how to publish it).`,
      ),
    );
  else {
    console.error(
      'Usage: npm run build:editor owner/name [https://authenticator.example]',
    );
    process.exitCode = 1;
  }
}

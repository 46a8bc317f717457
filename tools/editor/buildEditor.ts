import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { bundleEditor, CLIENT } from './bundle';

const OUT = 'dist-editor';

/**
 * Writes the editor for a GitHub repository as static files, with a `_headers` file.
 * @param repo - `owner/name`
 */
export async function buildEditor(out: string, repo: string): Promise<void> {
  const backend: Backend = {
    name: 'github',
    repo,
    auth_methods: ['token'],
    squash_merges: true,
  };
  await bundleEditor(out, backend);
  await cp(join(CLIENT, '_headers'), join(out, '_headers'));
}

if (require.main === module) {
  const repo = process.argv[2] ?? process.env.GITHUB_REPOSITORY ?? '';
  if (/^[\w.-]+\/[\w.-]+$/.test(repo))
    buildEditor(OUT, repo).then(() =>
      console.log(
        `The editor of ${repo} is in ${OUT}/ (docs/antes-de-publicar.md says how to publish it).`,
      ),
    );
  else {
    console.error(
      `"${repo}" is not owner/name of a repository: npm run build:editor owner/name`,
    );
    process.exitCode = 1;
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '@sveltia/cms';
import {
  commonHeaders,
  headersFile,
} from '../../plugins/gatsby-plugin-documents';
import { bundleEditor } from './bundle';

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
    commit_messages: {
      update: 'Mudar {{slug}}',
      uploadMedia: 'Enviar {{path}}',
      deleteMedia: 'Apagar {{path}}',
    },
  };
  await bundleEditor(out, backend, false);
  const headers = commonHeaders({
    // The rest of the policy is in index.html, for hosts that don't send headers.
    policy: "frame-ancestors 'none'",
    noindex: true,
  });
  writeFileSync(
    join(out, '_headers'),
    headersFile([{ pattern: '/*', headers }]),
  );
}

async function main(): Promise<void> {
  const repo = process.argv[2] ?? process.env.GITHUB_REPOSITORY ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error(
      `Escreva o repositório como "empresa/site", não "${repo}": npm run build:editor empresa/site`,
    );
  await buildEditor(OUT, repo);
  console.log(
    `O editor de ${repo} está em ${OUT}/ (docs/antes-de-publicar.md diz como publicá-lo).`,
  );
}

if (require.main === module)
  main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });

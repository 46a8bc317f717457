import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Backend } from '@sveltia/cms';
import {
  commonHeaders,
  headersFile,
} from '../../plugins/gatsby-plugin-documents';
import { bundleEditor } from './bundle';

const OUT = 'dist-editor';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob: data: https://api.github.com",
  'frame-src blob:',
  'manifest-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Writes the editor for GitHub as pages for any static host, with their headers. @param repo - `owner/name` */
export async function buildEditor(
  out: string,
  repo: string,
  branch: string,
): Promise<void> {
  const backend: Backend = {
    name: 'github',
    repo,
    branch,
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
    policy: POLICY,
    noindex: true,
  });
  writeFileSync(
    join(out, '_headers'),
    headersFile([{ pattern: '/*', headers }]),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repo: { type: 'string' },
      branch: { type: 'string', default: 'main' },
    },
  });
  const { repo = process.env.GITHUB_REPOSITORY ?? '', branch } = values;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error(
      `Escreva o repositório como "empresa/site", não "${repo}": npm run build:editor -- --repo empresa/site`,
    );
  await buildEditor(OUT, repo, branch);
  console.log(
    `O editor de ${repo} está em ${OUT}/ (deploy/README.md diz como publicá-lo).`,
  );
}

if (require.main === module)
  main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commonHeaders,
  headersFile,
} from '../../plugins/gatsby-plugin-documents';
import { runCommand, UsageError } from '../command';
import { writeRecord } from '../release/record';
import { bundleForms, POLICY } from './bundle';
import { editorConfig } from './config';

const OUT = 'dist-editor';
const USAGE = `Constrói em ${OUT}/ o editor de quem usa o GitHub. Uso: npm run build:editor -- --repo empresa/site [--branch main]
Sem --repo, vale a variável GITHUB_REPOSITORY.`;

/** Pages for any static host, with their headers. @param repo - `owner/name` */
export async function buildEditor(
  out: string,
  repo: string,
  branch: string,
): Promise<void> {
  const config = editorConfig('data', {
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
  });
  await bundleForms(out, config);
  const headers = commonHeaders({
    policy: [
      ...POLICY,
      "connect-src 'self' blob: data: https://api.github.com",
      'frame-src blob:',
      "frame-ancestors 'none'",
    ].join('; '),
    noindex: true,
  });
  writeFileSync(
    join(out, '_headers'),
    headersFile([{ pattern: '/*', headers }]),
  );
}

if (require.main === module)
  void runCommand(
    USAGE,
    { repo: { type: 'string' }, branch: { type: 'string', default: 'main' } },
    async ({
      values: { repo = process.env.GITHUB_REPOSITORY ?? '', branch },
    }) => {
      if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
        throw new UsageError(
          `Escreva o repositório como "empresa/site", não "${repo}".`,
        );
      await buildEditor(OUT, repo, branch);
      const siteUrl = `https://github.com/${repo}`;
      writeRecord(OUT, { kind: 'editor', siteUrl });
      console.log(
        `O editor de ${repo} está em ${OUT}/ (deploy/README.md diz como publicá-lo).`,
      );
    },
  );

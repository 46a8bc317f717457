import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEditor } from '../editor/bundle';
import { editorConfig } from '../editor/config';
import { commonHeaders, type HeaderRule } from '../publish/headerRules';
import { headersFile, nginxHeaders } from '../publish/hostFiles';

const OUT = 'dist-editor';
const USAGE = `Constrói em ${OUT}/ o editor de quem usa o GitHub. Uso: npm run build:editor -- --repo empresa/site [--branch main]
Sem --repo, vale a variável GITHUB_REPOSITORY.`;

/** The editor's own scripts, and GitHub's programming interface; nothing else, whatever it would like to fetch. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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

const published = { siteUrl: '', pages: [], hashed: [], fixed: [], policy: POLICY, unlisted: true };
const rules: readonly HeaderRule[] = [
  { pattern: '/*', headers: [...commonHeaders(published), ['Cache-Control', 'no-cache']] },
];

/**
 * Builds the editor of a repository on GitHub: pages for any static host, and headers for Cloudflare Pages, Netlify and
 * nginx.
 * @param out - the folder to write
 */
export async function buildEditor(out: string, repo: string, branch: string): Promise<void> {
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
  await bundleEditor(out, { config });
  writeFileSync(join(out, '_headers'), headersFile(rules));
  const nginx = join('deploy', 'nginx', 'generated');
  mkdirSync(nginx, { recursive: true });
  writeFileSync(join(nginx, 'editor.conf'), nginxHeaders(rules));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { repo: { type: 'string' }, branch: { type: 'string', default: 'main' } },
  });
  const { repo = process.env.GITHUB_REPOSITORY ?? '', branch } = values;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) throw new Error(USAGE);
  await buildEditor(OUT, repo, branch);
  console.log(`O editor de ${repo} está em ${OUT}/ (deploy/README.md diz como publicá-lo).`);
}

if (require.main === module)
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';
import type { Settings } from './messages';
import { portuguese } from './portuguese';

const CLIENT = join('tools', 'editor', 'client');

/**
 * Writes one of the editor's pages into a folder.
 * @param name - `forms`, or `frame` for what stands around them
 */
export async function bundlePage(name: string, folder: string): Promise<void> {
  cpSync(join(CLIENT, `${name}.html`), join(folder, 'index.html'));
  await build({
    entryPoints: [join(CLIENT, `${name}.ts`)],
    outdir: folder,
    plugins: [portuguese],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Colours for 300 programming languages, which no text of ours is written in.
    external: ['@shikijs/langs/*'],
  });
}

/** What the Content-Security-Policy of the forms is wherever they are served; not whom they may ask, frame and be framed by. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  'manifest-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/**
 * Writes the forms into a folder, in the place of what was there. Nothing of
 * them is fetched from elsewhere.
 * @param key - opens this machine's content folder; left out where the forms work on a repository
 */
export async function bundleForms(
  folder: string,
  config: CmsConfig,
  key?: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundlePage('forms', folder);
  const cms = dirname(require.resolve('@sveltia/cms'));
  cpSync(join(cms, '../LICENSE.txt'), join(folder, 'LICENSE.txt'));
  cpSync(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  const settings: Settings = { config, key };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
}

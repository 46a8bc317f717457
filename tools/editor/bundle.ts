import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';

/** The editor's own files. */
export const CLIENT = 'tools/editor/client';
const CMS = 'node_modules/@sveltia/cms';

/**
 * Bundles the editor into a folder, and removes what was there before. The editor
 * loads no code from other hosts.
 */
export async function bundleEditor(
  folder: string,
  config: CmsConfig,
): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await cp(join(CLIENT, 'index.html'), join(folder, 'index.html'));
  await cp(join(CMS, 'LICENSE.txt'), join(folder, 'LICENSE.txt'));
  await cp(join(CMS, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
  });
  await build({
    entryPoints: [join(CLIENT, 'main.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      CONFIG: JSON.stringify(config),
    },
    // Syntax highlighting for 300 programming languages, which the content doesn't need.
    external: ['@shikijs/langs/*'],
  });
}

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Settings } from './client/editor';

const HERE = join('src', 'editor', 'client');

const compile = (entry: string, outdir: string) =>
  buildSync({
    entryPoints: [join(HERE, entry)],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    // Colours for 300 programming languages, which no text of ours is written in.
    external: ['@shikijs/langs/*'],
  });

/** Writes the page that holds the editor, the site and what the content check says. */
export function bundleSplitPage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile('split.ts', folder);
  cpSync(join(HERE, 'split.html'), join(folder, 'index.html'));
}

/**
 * Writes the editor into a folder: its page, its code, fonts and translations from its package, and its settings.
 * Nothing of it is fetched from elsewhere.
 */
export function bundleEditor(folder: string, settings: Settings): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile('editor.ts', folder);
  const cms = dirname(require.resolve('@sveltia/cms'));
  cpSync(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(HERE, 'editor.html'), join(folder, 'index.html'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
}

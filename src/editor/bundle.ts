import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { walkFields } from '../content/fields/walk';
import { contentFiles } from '../content/schemas/contentFiles';
import type { Settings } from './client/editor';
import { portuguese } from './portuguese';

const HERE = join('src', 'editor', 'client');

async function compile(
  entry: string,
  outdir: string,
  plugins: Plugin[] = [],
): Promise<void> {
  cpSync(join(HERE, `${entry}.html`), join(outdir, 'index.html'));
  await build({
    entryPoints: [join(HERE, `${entry}.ts`)],
    outdir,
    plugins,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'error',
    // Colours for 300 programming languages, which no text of ours is written in.
    external: ['@shikijs/langs/*'],
  });
}

/** Writes the page that holds the editor, the site and what the content check says. */
export const bundleSplitPage = (folder: string): Promise<void> =>
  compile('split', folder);

/** Writes the editor into a folder, in the place of what was there. Nothing of it is fetched from elsewhere. */
export async function bundleEditor(
  folder: string,
  config: CmsConfig,
  key?: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await compile('editor', folder, [portuguese]);
  const cms = dirname(require.resolve('@sveltia/cms'));
  cpSync(join(cms, '../LICENSE.txt'), join(folder, 'LICENSE.txt'));
  cpSync(join(cms, 'assets'), join(folder, 'assets'), { recursive: true });
  const choices = contentFiles
    .flatMap(({ root }) => [...walkFields(root)])
    .flatMap(({ field: { item } }) =>
      item?.choices ? [item.choices.map(({ value }) => value)] : [],
    );
  const settings: Settings = { config, choices, key };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface WebpackStats {
  readonly namedChunkGroups: {
    readonly app: { readonly assets: readonly { readonly name: string }[] };
  };
}

/**
 * The stylesheet of the whole site, as webpack made it. The copy inside a page
 * may be older: Gatsby does not render a page again when styles alone change.
 * @param folder - Gatsby's `public/`
 * @throws Error when there is not exactly one
 */
export function builtStylesheet(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const stats: WebpackStats = JSON.parse(read('webpack.stats.json'));
  const sheets = stats.namedChunkGroups.app.assets
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(
      `Gatsby built ${sheets.length} stylesheets instead of one.`,
    );
  return read(sheet);
}

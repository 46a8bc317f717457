import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(`public/${file}`, 'utf8');

/**
 * The stylesheet of the whole site, from webpack's output. The copy inside a page
 * may be outdated: Gatsby doesn't render a page again when only styles change.
 * @throws Error when there is not exactly one stylesheet
 */
export function readStylesheet(): string {
  const { namedChunkGroups } = JSON.parse(read('webpack.stats.json'));
  const assets: readonly { name: string }[] = namedChunkGroups.app.assets;
  const sheets = assets
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(
      `Gatsby built ${sheets.length} stylesheets instead of one.`,
    );
  return read(sheet);
}

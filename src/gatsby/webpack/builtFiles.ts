import { readFileSync } from 'node:fs';

/** What the browser's bundle came out as, for the pages' HTML to name. */
export interface BuiltFiles {
  /** Gatsby's hash of the bundle. */
  readonly build: string;
  /** Script addresses of each named entry: `app`, and one for each page component. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

interface WebpackStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads what Gatsby wrote about the bundle before it renders pages.
 * @throws when the files are missing or not as Gatsby 5.16 writes them: the build stops
 */
export function builtFiles(): BuiltFiles {
  const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as WebpackStats;
  // The hash stands nowhere else at this point; page-data/app-data.json comes later.
  const slice = readFileSync('public/_gatsby/slices/_gatsby-scripts-1.html', 'utf8');
  const build = /___webpackCompilationHash="([^"]+)"/.exec(slice)?.[1];
  if (!build)
    throw new Error(
      'Não achei a marca da compilação que o Gatsby escreve em _gatsby-scripts-1.html.',
    );
  const scripts = Object.entries(stats.assetsByChunkName).map(([name, files]) => [
    name,
    files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
  ]);
  return { build, scripts: Object.fromEntries(scripts) };
}

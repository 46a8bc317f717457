import type { BuiltFiles } from '@/gatsby/webpack/builtFiles';
import type { StartFiles } from '@/loading/startFiles';

/**
 * Chooses what a page's inline script will start.
 * @param page - the page's path, as Gatsby knows it
 * @param component - the name of the page's component in the bundle (`component---src-pages-index-tsx`)
 * @param built - what the bundle came out as; null in development, where Gatsby starts its own scripts
 */
export function startFilesOf(
  page: string,
  component: string,
  built: BuiltFiles | null,
): StartFiles {
  if (!built) return { page, build: '', scripts: [], data: [] };
  const { build, scripts } = built;
  const folder = page === '/' ? 'index' : page.slice(1);
  return {
    page,
    build,
    scripts: [...new Set([...(scripts.app ?? []), ...(scripts[component] ?? [])])],
    data: [`/page-data/${folder}/page-data.json`, '/page-data/app-data.json'],
  };
}

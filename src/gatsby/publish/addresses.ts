/** A page's address beside the file that it is published as. */
export interface PageFile {
  /** As decision 18 writes it; `/404.html` for the page of missing addresses. */
  readonly path: string;
  /** Where Gatsby puts it, inside the output. */
  readonly written: string;
  /** Where hosts find it: `a.html`, which they serve as `/a`, and not `a/index.html`, which they serve as `/a/`. */
  readonly published: string;
  /** Its data, which Gatsby's runtime fetches. */
  readonly data: string;
}

/**
 * The pages to publish, by their addresses. `/404` is left out: it is the `/404.html` page a second time, under an
 * address that would answer with status 200.
 * @param paths - the paths of Gatsby's pages
 */
export function pageFiles(paths: readonly string[]): PageFile[] {
  return paths
    .filter((path) => !/^\/404\/?$/.test(path))
    .map((path) => {
      const bare = path.replace(/^\/|\/$/g, '');
      if (bare === '')
        return {
          path: '/',
          written: 'index.html',
          published: 'index.html',
          data: 'page-data/index/page-data.json',
        };
      const data = `page-data/${bare}/page-data.json`;
      return bare.endsWith('.html')
        ? { path: `/${bare}`, written: bare, published: bare, data }
        : { path: `/${bare}`, written: `${bare}/index.html`, published: `${bare}.html`, data };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export interface PublishedPage {
  /** Without a slash at its end; `/404.html` and `/500.html` for the pages that servers show by themselves. */
  readonly path: string;
  readonly written: string;
  /** Where hosts find it: `a.html`, which they serve as `/a`, and not `a/index.html`, which they serve as `/a/`. */
  readonly file: string;
}

/** Whether a page has an address of its own, to be linked and found. */
export const isFound = ({ path }: PublishedPage): boolean =>
  !path.endsWith('.html');

/** In the order of their addresses; `/404` and `/500` are left out, second copies of the pages for servers. */
export function publishedPages(paths: readonly string[]): PublishedPage[] {
  return paths
    .map((path) => path.replace(/^\/|\/$/g, ''))
    .filter((name) => name !== '404' && name !== '500')
    .map((name): PublishedPage => {
      if (name === '')
        return { path: '/', written: 'index.html', file: 'index.html' };
      if (name.endsWith('.html'))
        return { path: `/${name}`, written: name, file: name };
      return {
        path: `/${name}`,
        written: `${name}/index.html`,
        file: `${name}.html`,
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

import { filesIn } from './files';

export interface PublishedPage {
  /** Without a slash at its end; `/404.html` and `/500.html` for the pages that servers show by themselves. */
  readonly path: string;
  /** The file in Gatsby's `public/`. */
  readonly source: string;
  /** Where hosts find it: `a.html`, which they serve as `/a`, and not `a/index.html`, which they serve as `/a/`. */
  readonly file: string;
}

const INDEX = '/index.html';

/** Pages that servers show by themselves. Gatsby builds each twice: as `404.html` and as `404/index.html`. */
const OF_SERVERS = ['404', '500'];

/** Whether a page has an address of its own, to be linked and listed. */
export const hasAddress = ({ path }: PublishedPage): boolean =>
  !path.endsWith('.html');

/** Whether a server shows the page when it fails and may not be able to send anything else. */
export const isSelfContained = ({ path }: PublishedPage): boolean =>
  path === '/500.html';

/** @returns undefined for HTML that is no page, or the second copy of one */
function pageOf(source: string): PublishedPage | undefined {
  if (source === 'index.html') return { path: '/', source, file: source };
  if (!source.includes('/'))
    return { path: `/${source}`, source, file: source };
  const name = source.slice(0, -INDEX.length);
  if (!source.endsWith(INDEX) || OF_SERVERS.includes(name)) return undefined;
  return { path: `/${name}`, source, file: `${name}.html` };
}

/** The pages that Gatsby built, in the order of their addresses. @param folder - Gatsby's `public/` */
export function publishedPages(folder: string): PublishedPage[] {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => pageOf(file) ?? []);
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

import { pageFiles } from './addresses';
import { compress } from './compress';
import type { Folders } from './folders';
import { Output } from './output';
import { sweep } from './sweep';
import { tidyHtml } from './tidyHtml';

/** What the finishing steps need to know of the site. */
export interface PublishedSite {
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  readonly brand: string;
  readonly description: string;
  /** The paths of all pages, as Gatsby has them. */
  readonly paths: readonly string[];
  /** Day of the last change of the pages that have one, as YYYY-MM-DD. */
  readonly updated: ReadonlyMap<string, string>;
  /** A build for looking at: search engines are asked to stay out. */
  readonly preview: boolean;
}

/**
 * Turns what Gatsby wrote into what is published.
 * @throws when a page that Gatsby knows was not written
 */
export async function finish(folders: Folders, site: PublishedSite): Promise<void> {
  const output = new Output(folders);
  const pages = pageFiles(site.paths);
  for (const { written, published } of pages) {
    const html = tidyHtml(await output.text(written), site);
    if (written === published) await output.rewrite(published, html);
    else {
      await output.park(written);
      await output.add(published, html);
    }
  }
  await sweep(output, folders, pages);
  await compress(output, folders);
  output.dropEmptyFolders();
}

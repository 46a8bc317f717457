import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFiles } from './addresses';
import { compress } from './compress';
import type { Folders } from './folders';
import { manifest, robots, sitemap } from './found';
import { headerRules } from './headerRules';
import { headersFile, nginxHeaders, nginxMaps, redirectsFile } from './hostFiles';
import { filesIn, Output } from './output';
import { contentPolicy, inlineHashes } from './policy';
import { readBundle, sweep } from './sweep';
import { thirdParty } from './thirdParty';
import { tidyHtml } from './tidyHtml';

/** What the finishing steps need to know of the site. */
export interface PublishedSite {
  /** `https://…`, without a slash at the end. */
  readonly siteUrl: string;
  readonly brand: string;
  readonly description: string;
  /** Colour of the browser's own parts by day. */
  readonly themeColor: string;
  /** The paths of all pages, as Gatsby has them. */
  readonly paths: readonly string[];
  /** Day of the last change of the pages that have one, as YYYY-MM-DD. */
  readonly updated: ReadonlyMap<string, string>;
  /** A build for looking at: search engines are asked to stay out. */
  readonly preview: boolean;
}

/**
 * Turns what Gatsby wrote into what is published.
 * @throws Error when a page that Gatsby knows was not written, or a host would not take its headers
 */
export async function finish(folders: Folders, site: PublishedSite): Promise<void> {
  const output = new Output(folders);
  const pages = pageFiles(site.paths);
  const texts: string[] = [];
  for (const { written, published } of pages) {
    const html = tidyHtml(await output.text(written), site);
    texts.push(html);
    if (written === published) await output.rewrite(published, html);
    else {
      await output.park(written);
      await output.add(published, html);
    }
  }
  await sweep(output, folders, pages);

  const { assets, packages } = await readBundle(folders);
  const added = {
    'sitemap.xml': sitemap(pages, site),
    'robots.txt': robots(site),
    'manifest.webmanifest': manifest(site),
    'third-party.txt': thirdParty(dirname(folders.output), packages),
  };
  for (const [path, text] of Object.entries(added)) await output.add(path, text);

  const rules = headerRules({
    siteUrl: site.siteUrl,
    preview: site.preview,
    pages,
    hashed: [...new Set(assets)].filter((path) => !path.includes('/') && output.has(path)),
    fixed: [...filesIn(folders.fixed), ...Object.keys(added)].sort(),
    policy: contentPolicy(inlineHashes(texts)),
  });
  await compress(output, folders);
  // After compressing: hosts read these, browsers never do.
  await output.add('_headers', headersFile(rules));
  await output.add('_redirects', redirectsFile(pages));
  mkdirSync(folders.nginx, { recursive: true });
  writeFileSync(join(folders.nginx, 'maps.conf'), nginxMaps(rules));
  writeFileSync(join(folders.nginx, 'headers.conf'), nginxHeaders(rules));
  output.dropEmptyFolders();
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { GatsbyNode } from 'gatsby';
import { createDocument, type DocumentOptions } from './document';
import { thirdPartyNotices } from './notices';
import { replaceFolder } from './replaceFolder';
import { bundleScripts } from './scripts';
import {
  robotsTxt,
  type SiteData,
  sitemap,
  siteQuery,
  webManifest,
} from './siteFiles';

const BUILT = 'public';
const NEXT = '.dist';
const OUTPUT = 'dist';

/** Pages that search engines must not list: hosts may also serve them under their own address, with status 200. */
const UNLISTED = ['/404', '/500'];
const SELF_CONTAINED = ['/500'];

/** Files that macOS and Windows leave in folders. */
const LITTER = /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini)$/i;

/** Addresses of files that Gatsby has written to `public/static/`. */
const STATIC_FILES = /(?<=["(\s,]\/)static\/[^"\s,)]+/g;

/** How the document of an address is made. */
export const documentOptions = (
  address: string,
  scripts: { readonly page: string; readonly missingPage: string },
  isRelease: boolean,
): DocumentOptions => ({
  script: address === '/404' ? scripts.missingPage : scripts.page,
  selfContained: SELF_CONTAINED.includes(address),
  noindex: !isRelease || UNLISTED.includes(address),
});

/** The published file of an address: `a.html` for `/a`, since hosts serve `a/index.html` as `/a/`. */
const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/**
 * The stylesheet of the whole site, from webpack's output. The copy inside a page
 * may be outdated: Gatsby doesn't render a page again when only styles change.
 * @param built - Gatsby's `public/`, which keeps stylesheets of earlier builds
 * @throws Error when webpack did not write exactly one
 */
export function readStylesheet(built: string): string {
  const stats = readFileSync(join(built, 'webpack.stats.json'), 'utf8');
  const { namedChunkGroups } = JSON.parse(stats);
  const assets: readonly { name: string }[] = namedChunkGroups.app.assets;
  const [sheet, ...others] = assets.filter(({ name }) => name.endsWith('.css'));
  if (!sheet || others.length > 0)
    throw new Error('Gatsby did not build exactly one stylesheet.');
  return readFileSync(join(built, sheet.name), 'utf8');
}

function write(path: string, content: string): void {
  const file = join(NEXT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A line about a page's size, such as `/404   4,900 B`. */
function sizeLine(address: string, html: string): string {
  const size = brotliCompressSync(html).length;
  return `${address.padEnd(24)} ${size.toLocaleString('en')} B`;
}

/**
 * Writes `dist/` from Gatsby's `public/` and `static/`.
 * @param isRelease - whether search engines may list the pages
 * @returns a line for each page with its size in Brotli
 * @throws Error when something is not as Gatsby leaves it; the last `dist/` remains
 */
export async function publish(
  site: SiteData,
  isRelease: boolean,
): Promise<string[]> {
  await rm(NEXT, { recursive: true, force: true, maxRetries: 5 });
  await cp('static', NEXT, {
    recursive: true,
    // A link would lead nowhere on a server.
    dereference: true,
    filter: (path) => !LITTER.test(basename(path)),
  });
  const { scripts, islandFile, island, packages } = await bundleScripts();
  write(islandFile, island);

  const css = readStylesheet(BUILT);
  const addresses = site.allSitePage.nodes
    .map(({ path }) => path)
    // Gatsby's copies of the error pages, such as `/404.html`, are none of ours.
    .filter((path) => !path.endsWith('.html'));
  const used = new Set<string>();
  const lines: string[] = [];
  for (const address of addresses) {
    const file = join(BUILT, address, 'index.html');
    const page = readFileSync(file, 'utf8');
    const options = documentOptions(address, scripts, isRelease);
    const html = createDocument(page, css, options);
    write(fileOf(address), html);
    for (const [asset] of html.matchAll(STATIC_FILES))
      used.add(decodeURI(asset));
    lines.push(sizeLine(address, html));
  }
  for (const file of used) await cp(join(BUILT, file), join(NEXT, file));

  const listed = addresses.filter((address) => !UNLISTED.includes(address));
  write('sitemap.xml', sitemap(listed, site));
  write('robots.txt', robotsTxt(site));
  write('manifest.webmanifest', webManifest(site));
  write('third-party.txt', thirdPartyNotices(packages, [...used]));
  if (!isRelease) {
    const rules = readFileSync(join('static', '_headers'), 'utf8');
    const rule = '/*\n  X-Robots-Tag: noindex';
    write('_headers', rules.replace(/^\/\*$/m, rule));
  }
  await replaceFolder(NEXT, OUTPUT);
  return lines;
}

/**
 * Publishes after Gatsby has written its pages. An error ends `gatsby build` with
 * status 1. SITE_RELEASE is `true` in a build of `npm run release`, which has
 * applied its rules, and in that of the tests' company.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  graphql,
  reporter,
}) => {
  const { data, errors } = await graphql<SiteData>(siteQuery);
  if (errors || !data)
    throw new Error(`The query of the site failed: ${errors}`);
  const isRelease = process.env.SITE_RELEASE === 'true';
  const lines = await publish(data, isRelease);
  reporter.info(`Pages in ${OUTPUT}/, compressed with Brotli:`);
  for (const line of lines) reporter.log(`  ${line}`);
};

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { GatsbyNode } from 'gatsby';
import { createDocument } from './document';
import { licenses } from './licenses';
import { bundleScripts } from './scripts';
import {
  robotsTxt,
  type SiteData,
  securityTxt,
  sitemap,
  siteQuery,
  webManifest,
} from './siteFiles';

const BUILT = 'public';
const NEXT = '.dist';
const OUTPUT = 'dist';
const PREVIOUS = '.dist-previous';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Addresses of files that Gatsby has written to `public/static/`. */
const STATIC_FILES = /(?<=["(\s,]\/)static\/[^"\s,)]+/g;

/** The published file of an address: `a.html` for `/a`, since hosts serve `a/index.html` as `/a/`. */
const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

function write(path: string, content: string): void {
  const file = join(NEXT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The stylesheet of the whole site, from webpack's output. CONTRIBUTING.md says why not from a page. */
function readStylesheet(): string {
  const stats = readFileSync(join(BUILT, 'webpack.stats.json'), 'utf8');
  const assets: { name: string }[] =
    JSON.parse(stats).namedChunkGroups.app.assets;
  const css = assets
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name }) => readFileSync(join(BUILT, name), 'utf8'))
    .join('');
  if (!css) throw new Error('Gatsby built no stylesheet.');
  return css;
}

function addNoindexHeader(): void {
  const rules = readFileSync('static/_headers', 'utf8');
  write('_headers', rules.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex'));
}

/**
 * Writes `dist/` from Gatsby's `public/` and `static/`. SITE_RELEASE is `true` in `npm run release`; every other build
 * is a preview. An error ends the build with status 1, and the last `dist/` remains.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  graphql,
  reporter,
}) => {
  const { data: site, errors } = await graphql<SiteData>(siteQuery);
  if (!site) throw new Error(`The query of the site failed: ${errors}`);
  const isRelease = process.env.SITE_RELEASE === 'true';
  await remove(NEXT);
  await cp('static', NEXT, { recursive: true });

  const { page, missingPage, island, sources } = await bundleScripts();
  write(island.file, island.code);
  const css = readStylesheet();
  // Search engines must not list them: hosts may also serve them under their own address, with status 200.
  const errorPages: Record<string, { script: string; css?: string }> = {
    '/404': { script: missingPage },
    // A failing server may send no other file.
    '/500': { script: '', css: css.replace(FONT_FACE, '') },
  };
  const { facts, email, dataProtectionOfficer: officer } = site.company;
  const contacts = new Map([
    [facts.phone, facts.phoneUrl],
    [officer.email, facts.officerUrl],
    [email, facts.emailUrl],
  ]);
  const addresses = site.allSitePage.nodes
    .map(({ path }) => path)
    // Skip Gatsby's copies of the error pages, such as `/404.html`.
    .filter((path) => !path.endsWith('.html'));
  for (const address of addresses) {
    const built = readFileSync(join(BUILT, address, 'index.html'), 'utf8');
    const html = createDocument(built, {
      css,
      script: page,
      noindex: !isRelease || address in errorPages,
      contacts,
      ...errorPages[address],
    });
    write(fileOf(address), html);
    for (const [match] of html.matchAll(STATIC_FILES)) {
      const file = decodeURI(match);
      await cp(join(BUILT, file), join(NEXT, file));
    }
    const size = brotliCompressSync(html).length;
    reporter.info(`${address}: ${size} B with Brotli`);
  }

  const listed = addresses.filter((address) => !(address in errorPages));
  write('sitemap.xml', sitemap(listed, site));
  write('robots.txt', robotsTxt(site));
  write('manifest.webmanifest', webManifest(site));
  appendFileSync(join(NEXT, 'third-party.txt'), licenses(sources));
  if (isRelease) write('.well-known/security.txt', securityTxt(site));
  else addNoindexHeader();

  // Removing a folder may stop halfway, on Windows for instance at a file that is open.
  await remove(PREVIOUS);
  if (existsSync(OUTPUT)) await rename(OUTPUT, PREVIOUS);
  await rename(NEXT, OUTPUT);
  await remove(PREVIOUS);
  reporter.info(
    isRelease
      ? 'dist/ is a release: deploy/README.md says how it is published.'
      : 'dist/ is a preview, with noindex.',
  );
};

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PageFile } from './addresses';
import type { Folders } from './folders';
import { filesIn, type Output } from './output';

/** What webpack says of the browser's bundle; written by the plugin in bundleReport.ts. */
export interface Bundle {
  /** Every file of the bundle, at the output's root. */
  readonly assets: readonly string[];
  /** Every npm package with a module in it, by its folder inside the project. */
  readonly packages: readonly string[];
}

/** @throws Error when the bundle's report is missing: then Gatsby ran without our webpack configuration */
export async function readBundle(folders: Folders): Promise<Bundle> {
  return JSON.parse(await readFile(folders.bundle, 'utf8')) as Bundle;
}

const isText = (path: string) => /\.(?:html|json|css|js|svg)$/.test(path);

/** Files of `/static` that some text names. Addresses inside JSON may have escaped slashes. */
async function mentioned(output: Output, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of texts) {
    for (const [, file] of (await output.text(path)).matchAll(/\/static\/([^"'\s)\\,?#<>&]+)/g))
      found.add(`static/${decodeURI(file as string)}`);
  }
  return [...found];
}

/** Pages' data, and the static queries' that they name. */
async function dataFiles(output: Output, pages: readonly PageFile[]): Promise<string[]> {
  const queries = new Set<string>();
  for (const { data } of pages) {
    const { staticQueryHashes = [] } = JSON.parse(await output.text(data)) as {
      staticQueryHashes?: string[];
    };
    for (const hash of staticQueryHashes) queries.add(`page-data/sq/d/${hash}.json`);
  }
  // Cloudflare and Netlify lead `/404.html` to `/404` and serve the page there: its scripts then ask for this.
  const ofMissing = 'page-data/404/page-data.json';
  return ['page-data/app-data.json', ofMissing, ...pages.map(({ data }) => data), ...queries];
}

/**
 * Takes out of the output what no page needs: chunks of earlier builds, source maps, partytown, Gatsby's notes to
 * itself, pictures that nothing shows any more. So a rebuild publishes the same files as a clean build.
 */
export async function sweep(
  output: Output,
  folders: Folders,
  pages: readonly PageFile[],
): Promise<void> {
  const { assets } = await readBundle(folders);
  const kept = new Set([
    ...pages.map(({ published }) => published),
    ...(await dataFiles(output, pages)),
    ...assets.filter((path) => !path.endsWith('.map')),
    ...(existsSync(folders.fixed) ? filesIn(folders.fixed) : []),
  ]);
  const texts = [...kept].filter((path) => isText(path) && output.has(path));
  for (const path of await mentioned(output, texts)) kept.add(path);
  for (const path of output.files()) {
    if (kept.has(path)) continue;
    // Gatsby remembers having made pictures and data, and would not make them again: those are put aside.
    if (/^(?:static|page-data|slice-data|_gatsby)\/|\.(?:html|json)$/.test(path))
      await output.park(path);
    else await output.remove(path);
  }
}

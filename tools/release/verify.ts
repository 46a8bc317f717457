import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressesIn,
  addressOf,
  filesIn,
  parseHtml,
} from '../../plugins/gatsby-plugin-documents';

const ORIGIN = 'https://site.invalid';
const SCHEMES = ['https:', 'tel:', 'mailto:'];

/** The pictures that a page names for search engines. */
function imagesIn(jsonLd: string): string[] {
  const images: string[] = [];
  JSON.parse(jsonLd, (key, value) => {
    if (['image', 'logo'].includes(key)) images.push(...[value].flat());
    return value;
  });
  return images.filter((value) => typeof value === 'string');
}

function readPage(file: string) {
  const html = parseHtml(readFileSync(file, 'utf8'));
  const find = (selector: string) => [...html.querySelectorAll(selector)];
  // The social card and the canonical URL of the page.
  const metaUrls = find('meta[content^="http"]');
  const data = find('script[type="application/ld+json"]');
  return {
    ids: new Set(['', ...find('[id]').map(({ id }) => id)]),
    targets: new Set([
      ...find('*').flatMap(addressesIn),
      ...metaUrls.map((meta) => meta.getAttribute('content') ?? ''),
      ...data.flatMap(({ textContent }) => imagesIn(textContent ?? '')),
    ]),
  };
}

/**
 * Finds links and pictures that lead nowhere in a folder before it is published.
 * @param siteUrl - the origin of the site, as in the company file
 * @returns the faults, in Portuguese
 */
export function artifactFaults(folder: string, siteUrl: string): string[] {
  const files = filesIn(folder);
  const addresses = new Set(files.map(addressOf));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), readPage(join(folder, file))]),
  );
  const faults: string[] = [];
  for (const [address, { targets }] of pages)
    for (const target of targets) {
      const url = new URL(target.replace(siteUrl, ORIGIN), ORIGIN + address);
      const path = decodeURIComponent(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      const isMissing =
        !addresses.has(path) || pages.get(path)?.ids.has(id) === false;
      if (url.origin === ORIGIN && isMissing)
        faults.push(`A página ${address} leva a ${target}, que não existe.`);
      else if (url.origin !== ORIGIN && !SCHEMES.includes(url.protocol))
        faults.push(`A página ${address} leva a ${target}, que não usa https.`);
    }
  return faults;
}

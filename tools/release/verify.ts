import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import {
  addressesIn,
  addressOf,
  filesIn,
} from '../../plugins/gatsby-plugin-documents';

const ORIGIN = 'https://site.invalid';
const SCHEMES = ['https:', 'tel:', 'mailto:'];

const textOf = ({ children: [text] }: Element) =>
  text?.type === 'text' ? text.value : '';

/** The pictures that a page names for search engines. */
function imagesIn(jsonLd: string): string[] {
  const images: string[] = [];
  JSON.parse(jsonLd, (key, value) => {
    if (['image', 'logo'].includes(key)) images.push(...[value].flat());
    return value;
  });
  return images.filter((value) => typeof value === 'string');
}

function parseHtml(text: string) {
  const html = fromHtml(text);
  const elements = selectAll('*', html);
  const data = selectAll('script[type="application/ld+json"]', html);
  // The social card and the canonical URL of the page.
  const metaUrls = selectAll('meta[content^="http"]', html);
  return {
    ids: new Set(['', ...elements.map(({ properties }) => properties.id)]),
    targets: new Set([
      ...elements.flatMap(({ properties }) => addressesIn(properties)),
      ...metaUrls.map(({ properties }) => String(properties.content)),
      ...data.map(textOf).flatMap(imagesIn),
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
      .map((file) => [
        addressOf(file),
        parseHtml(readFileSync(join(folder, file), 'utf8')),
      ]),
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

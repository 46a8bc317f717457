import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { filesIn } from './files';
import { headersFor, readHeaders } from './headers';
import { inlineHashes } from './policy';

const ORIGIN = 'https://site.invalid';
const SCHEMES = ['https:', 'tel:', 'mailto:'];

/** The address of a published file: `/` for `index.html`, `/a` for `a.html`. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('.html') ? `/${file.slice(0, -5)}` : `/${file}`;
}

function targetsOf({ href, src, srcSet, imageSrcSet }: Properties): string[] {
  const sets = [srcSet, imageSrcSet].flatMap((set) => String(set).split(','));
  const candidates = sets.map((text) => text.trim().split(' ')[0]);
  return [href, src, ...candidates].map(String);
}

function parsePage(html: string) {
  const targets = new Set<string>();
  const ids = new Set(['']);
  let noindex = false;
  visit(fromHtml(html), 'element', ({ properties }) => {
    for (const target of targetsOf(properties)) targets.add(target);
    ids.add(String(properties.id));
    if (properties.name === 'robots') noindex = true;
  });
  targets.delete('undefined');
  return { html, targets, ids, noindex };
}

/**
 * What is wrong with a folder that is to be published, in Portuguese: links
 * that lead nowhere, missing files, inline scripts or styles that the policy
 * does not know, pages that say something else to search engines than
 * `_headers`.
 * @param siteUrl - as in the company file
 */
export function artifactFaults(folder: string, siteUrl: string): string[] {
  const files = filesIn(folder);
  const addresses = new Set(files.map(addressOf));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        addressOf(file),
        parsePage(readFileSync(join(folder, file), 'utf8')),
      ]),
  );
  const common = new Map(headersFor(readHeaders(folder), '/404.html'));
  const policy = common.get('Content-Security-Policy') ?? '';
  const faults: string[] = [];
  for (const [address, { html, targets, noindex }] of pages) {
    for (const target of targets) {
      const url = new URL(target.replace(siteUrl, ORIGIN), ORIGIN + address);
      const path = decodeURIComponent(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      const isMissing =
        !addresses.has(path) || pages.get(path)?.ids.has(id) === false;
      if (url.origin === ORIGIN ? isMissing : !SCHEMES.includes(url.protocol))
        faults.push(`${address} leva a ${target}, que não há ou não é https`);
    }
    const isError = address === '/404' || address === '/500';
    if (noindex !== (isError || common.has('X-Robots-Tag')))
      faults.push(`${address} diz aos buscadores outra coisa que _headers`);
    for (const hash of Object.values(inlineHashes([html])).flat())
      if (!policy.includes(hash))
        faults.push(`a política não conhece ${hash}, de ${address}`);
  }
  return faults;
}

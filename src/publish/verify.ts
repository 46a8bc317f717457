import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { filesIn } from './files';
import { headersFor, readHeaders } from './headers';
import { inlineHashes } from './policy';

/** Cloudflare Pages takes no larger file: https://developers.cloudflare.com/pages/platform/limits/ */
const MOST_BYTES = 25 * 1024 * 1024;

const ORIGIN = 'https://site.invalid';

/** The address of a published file, relative to the site: `/` for `index.html`, `/a` for `a.html`. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('.html') ? `/${file.slice(0, -5)}` : `/${file}`;
}

function targetsOf({ href, src, srcSet, imageSrcSet }: Properties): string[] {
  const candidates = [srcSet, imageSrcSet].flatMap((set) =>
    String(set ?? '').split(','),
  );
  const addresses = candidates.map((text) => text.trim().split(' ')[0] ?? '');
  return [String(href ?? ''), String(src ?? ''), ...addresses].filter(Boolean);
}

function parsePage(html: string) {
  const targets: string[] = [];
  const ids = new Set(['']);
  let noindex = false;
  visit(fromHtml(html), 'element', ({ properties }) => {
    const { id, name, content } = properties;
    targets.push(...targetsOf(properties));
    ids.add(String(id ?? ''));
    if (name === 'robots') noindex = content === 'noindex';
  });
  return { html, targets, ids, noindex };
}

/**
 * What is wrong with a folder that is to be published, in Portuguese: links
 * that lead nowhere, missing files, a policy that does not know an inline
 * script or style, pages that say something else to search engines than
 * `_headers`, files that are too large.
 * @param siteUrl - as in the company file
 */
export function artifactFaults(folder: string, siteUrl: string): string[] {
  const files = filesIn(folder);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        addressOf(file),
        parsePage(readFileSync(join(folder, file), 'utf8')),
      ]),
  );
  const addresses = new Set(files.map(addressOf));
  const common = new Map(headersFor(readHeaders(folder), '/404.html'));
  const policy = common.get('Content-Security-Policy') ?? '';
  const faults = files
    .filter((file) => statSync(join(folder, file)).size > MOST_BYTES)
    .map((file) => `${file} passa de 25 MB`);

  for (const [address, { html, targets, ids, noindex }] of pages) {
    for (const target of targets) {
      const url = new URL(target.replace(siteUrl, ORIGIN), ORIGIN + address);
      const path = decodeURIComponent(url.pathname);
      const anchors = path === address ? ids : pages.get(path)?.ids;
      const anchor = decodeURIComponent(url.hash.slice(1));
      const isInside = url.origin === ORIGIN;
      if (!isInside && !['https:', 'tel:', 'mailto:'].includes(url.protocol))
        faults.push(`${address} leva a ${target}, que não é https`);
      if (isInside && !(addresses.has(path) && (anchors?.has(anchor) ?? true)))
        faults.push(`${address} leva a ${target}, que não existe`);
    }
    const isListed = !common.has('X-Robots-Tag');
    if (noindex === (isListed && address !== '/404' && address !== '/500'))
      faults.push(`${address} diz aos buscadores outra coisa que _headers`);
    for (const hash of Object.values(inlineHashes([html])).flat())
      if (!policy.includes(hash))
        faults.push(`a política não conhece ${hash}, de ${address}`);
  }
  return faults;
}

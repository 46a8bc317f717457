import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import {
  addressesIn,
  addressOf,
  contentPolicy,
  filesIn,
  headersFor,
  readHeaders,
} from '../../plugins/gatsby-plugin-documents';

const ORIGIN = 'https://site.invalid';
const SCHEMES = ['https:', 'tel:', 'mailto:'];

const toText = (node: Nodes) => ('value' in node ? node.value : '');

function parsePage(html: string) {
  const targets = new Set<string>();
  const ids = new Set(['']);
  const inline = { script: [] as string[], style: [] as string[] };
  let noindex = false;
  visit(fromHtml(html), 'element', ({ tagName, properties, children }) => {
    const { id, name, src, type, content } = properties;
    for (const target of addressesIn(properties)) targets.add(target);
    // The social card and the page's own address.
    if (String(content).startsWith('http')) targets.add(String(content));
    ids.add(String(id));
    if (name === 'robots') noindex = true;
    const isData = String(type).endsWith('json');
    if ((tagName === 'style' || tagName === 'script') && !src && !isData)
      inline[tagName].push(children.map(toText).join(''));
  });
  const { script: scripts, style: styles } = inline;
  return { targets, ids, noindex, scripts, styles };
}

/**
 * What is wrong with a folder that is to be published, in Portuguese: links
 * and social cards that lead nowhere, missing files, inline scripts or styles that the policy
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
  const rules = readHeaders(folder);
  const common = new Map(headersFor(rules, '/404.html'));
  const policy = common.get('Content-Security-Policy');
  const faults: string[] = [];
  for (const [address, { targets, noindex }] of pages) {
    for (const target of targets) {
      const url = new URL(target.replace(siteUrl, ORIGIN), ORIGIN + address);
      const path = decodeURIComponent(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      const isMissing =
        !addresses.has(path) || pages.get(path)?.ids.has(id) === false;
      if (url.origin === ORIGIN ? isMissing : !SCHEMES.includes(url.protocol))
        faults.push(`${address} leva a ${target}, que não há ou não é https`);
    }
    const isUnlisted = headersFor(rules, address).some(
      ([name]) => name === 'X-Robots-Tag',
    );
    if (noindex !== isUnlisted)
      faults.push(`${address} diz aos buscadores outra coisa que _headers`);
  }
  if (policy !== contentPolicy([...pages.values()]))
    faults.push('a política não é a dos scripts e estilos das páginas');
  return faults;
}

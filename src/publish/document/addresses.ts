import type { Element } from 'hast';
import valueParser from 'postcss-value-parser';
import { visit } from 'unist-util-visit';
import type { PageDocument } from './pageDocument';

const STATIC = '/static/';

/** The addresses of a `srcset`: what stands first in each of its parts. */
const addressesOf = (srcset: string): string[] =>
  srcset.split(',').map((part) => part.trim().split(' ')[0] ?? '');

function addressesInStyles({ stylesheet }: PageDocument): string[] {
  const found: string[] = [];
  stylesheet.walkDecls(({ value }) => {
    if (!value.includes('url(')) return;
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'url')
        found.push(node.nodes[0]?.value ?? '');
    });
  });
  return found;
}

/** The files below `static/` that a page and its styles name, relative to the site's root. */
export function staticFilesOf(document: PageDocument): string[] {
  const found = addressesInStyles(document);
  visit(document.html, 'element', ({ properties }: Element) => {
    const { src, href, srcSet } = properties;
    found.push(String(src ?? ''), String(href ?? ''));
    found.push(...addressesOf(String(srcSet ?? '')));
  });
  const files = found
    .filter((address) => address.startsWith(STATIC))
    .map((address) => decodeURI(address.slice(1)));
  return [...new Set(files)];
}

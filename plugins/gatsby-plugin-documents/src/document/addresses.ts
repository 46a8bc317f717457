import type { Properties } from 'hast';
import valueParser from 'postcss-value-parser';
import { visit } from 'unist-util-visit';
import type { PageDocument } from './pageDocument';

/** The addresses that an element names, each of its sets of pictures too. */
export function addressesIn(properties: Properties): string[] {
  const { href, src, srcSet, imageSrcSet } = properties;
  const parts = `${srcSet ?? ''},${imageSrcSet ?? ''}`.split(',');
  const candidates = parts.map((part) => part.trim().split(' ')[0]);
  return [href, src, ...candidates].filter(Boolean).map(String);
}

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
  visit(document.html, 'element', ({ properties }) => {
    found.push(...addressesIn(properties));
  });
  const files = found
    .filter((address) => address.startsWith('/static/'))
    .map((address) => decodeURI(address.slice(1)));
  return [...new Set(files)];
}

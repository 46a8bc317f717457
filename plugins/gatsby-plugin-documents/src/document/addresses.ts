import type { Properties } from 'hast';
import { selectAll } from 'hast-util-select';
import valueParser from 'postcss-value-parser';
import type { PageDocument } from './pageDocument';

/** The addresses in an element's `href` and `src`, and those of each picture in its `srcset`. */
export function addressesIn(properties: Properties): string[] {
  const { href, src, srcSet, imageSrcSet } = properties;
  const parts = `${srcSet ?? ''},${imageSrcSet ?? ''}`.split(',');
  const candidates = parts.map((part) => part.trim().split(' ')[0]);
  return [href, src, ...candidates].filter(Boolean).map(String);
}

/** The files below `static/` that a page and its styles use, relative to the site's root. */
export function staticFilesOf({ html, stylesheet }: PageDocument): string[] {
  const addresses = selectAll('*', html).flatMap(({ properties }) =>
    addressesIn(properties),
  );
  stylesheet.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'url')
        addresses.push(node.nodes[0]?.value ?? '');
    });
  });
  const files = addresses
    .filter((address) => address.startsWith('/static/'))
    .map((address) => decodeURI(address.slice(1)));
  return [...new Set(files)];
}

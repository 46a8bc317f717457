import type { Properties } from 'hast';
import { selectAll } from 'hast-util-select';
import type { PageDocument } from './pageDocument';
import { changeValue } from './values';

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
  stylesheet.walkDecls((declaration) =>
    changeValue(declaration, (part) => {
      if (part.type === 'function' && part.value === 'url')
        addresses.push(part.nodes[0]?.value ?? '');
    }),
  );
  const files = addresses
    .filter((address) => address.startsWith('/static/'))
    .map((address) => decodeURI(address.slice(1)));
  return [...new Set(files)];
}

/**
 * Shortens the hashes in addresses of Gatsby's `public/static/` from 32 digits to
 * 6: those of folders, which each size of a picture repeats, and those in file
 * names. If two folders start with the same 6 digits, they become one; the file
 * names still differ.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(
    /(?<![^"(\s,])(\/?static\/(?:[\w-]+-)?[\da-f]{6})[\da-f]{26}(?=[/.])/g,
    '$1',
  );

import type { PageDocument } from './pageDocument';
import { changeValue } from './values';

/** The addresses in an element's `href` and `src`, and those of each picture in its `srcset`. */
export function addressesIn(element: Element): string[] {
  const read = (name: string) => element.getAttribute(name) ?? '';
  const parts = `${read('srcset')},${read('imagesrcset')}`.split(',');
  const candidates = parts.map((part) => part.trim().split(' ')[0] ?? '');
  return [read('href'), read('src'), ...candidates].filter(Boolean);
}

/** The files below `static/` that a page and its styles use, relative to the site's root. */
export function staticFilesOf({ html, stylesheet }: PageDocument): string[] {
  const addresses = [...html.querySelectorAll('*')].flatMap(addressesIn);
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

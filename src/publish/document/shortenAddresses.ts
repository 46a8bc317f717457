/**
 * Shortens the names of the folders of Gatsby's `public/static/`, which stand in
 * the pages for each size of each picture: 8 of the 32 digits tell one from all
 * others.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(/\/([\da-f]{8})[\da-f]{24}\//g, '/$1/');

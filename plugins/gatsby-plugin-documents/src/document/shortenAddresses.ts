/**
 * Shortens the hashes in addresses of Gatsby's `public/static/` to 8 of 32
 * digits: the folders of pictures, which stand in the pages for each size of
 * each picture, and the names of other files. Two folders that begin alike would
 * be one, where the names of the files still tell them apart.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(
    /(?<![^"(\s,])(\/?static\/(?:[\w-]+-)?[\da-f]{8})[\da-f]{24}(?=[/.])/g,
    '$1',
  );

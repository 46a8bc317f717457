/**
 * Shortens the hashes in addresses of Gatsby's `public/static/` from 32 digits to
 * 8: those of folders, which each size of a picture repeats, and those in file
 * names. If two folders start with the same 8 digits, they become one; the file
 * names still differ.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(
    /(?<![^"(\s,])(\/?static\/(?:[\w-]+-)?[\da-f]{8})[\da-f]{24}(?=[/.])/g,
    '$1',
  );

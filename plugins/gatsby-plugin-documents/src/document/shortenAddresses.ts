/**
 * Shortens the names of the folders of Gatsby's `public/static/`, which stand in
 * the pages for each size of each picture: 8 of 32 digits. Two that begin alike
 * would share a folder, where the names of the files still tell them apart.
 */
export const shortenAddresses = (text: string): string =>
  text.replace(/(?<![^"(\s,])(\/?static\/[\da-f]{8})[\da-f]{24}\//g, '$1/');

import { readdirSync } from 'node:fs';

/** Of the 32 digits in the name of a picture's folder, so many tell it from all others. */
const DIGITS = 8;

const isHash = (name: string): boolean =>
  name.length === 32 && !name.includes('.');

/**
 * Shortens the names of the folders in Gatsby's `public/static/`, which stand in
 * the pages for each size of each picture.
 * @returns what shortens them in a text
 * @throws Error when two folders would get the same name
 */
export function addressShortener() {
  const names = readdirSync('public/static').filter(isHash);
  const short = new Map(names.map((name) => [name, name.slice(0, DIGITS)]));
  if (new Set(short.values()).size < short.size)
    throw new Error('Two folders of pictures begin with the same digits.');
  return (text: string): string => {
    let shortened = text;
    for (const [name, digits] of short)
      shortened = shortened.replaceAll(`/${name}/`, `/${digits}/`);
    return shortened;
  };
}

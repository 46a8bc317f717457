import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of the 32 digits in the name of a picture's folder, so many tell it from all others. */
const DIGITS = 8;

const isHash = (name: string): boolean =>
  name.length === 32 && !name.includes('.');

/**
 * Shortens the names of the folders in Gatsby's `public/static/`, which stand in
 * the pages for each size of each picture.
 * @throws Error when two folders would get the same name
 */
export function staticFiles(folder: string) {
  const names = readdirSync(join(folder, 'static')).filter(isHash);
  const short = new Map(names.map((name) => [name, name.slice(0, DIGITS)]));
  if (new Set(short.values()).size < short.size)
    throw new Error('Two folders of pictures begin with the same digits.');
  const shortenAddresses = (text: string): string => {
    let shortened = text;
    for (const [name, digits] of short)
      shortened = shortened.replaceAll(`/${name}/`, `/${digits}/`);
    return shortened;
  };
  /** @param file - relative to `public/`. @returns its name relative to `dist/` */
  const shortName = (file: string): string =>
    shortenAddresses(`/${file}`).slice(1);
  return { shortenAddresses, shortName };
}

/** From the first code point to the last, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/**
 * What the site's texts may be made of: Latin letters with all marks of Western Europe (names of people and
 * places come from anywhere), figures, and the signs that Portuguese print uses. Whatever else a maintainer
 * writes shows in the visitor's own sans-serif.
 */
export const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’‚“”„•…‹›€™−×→←↑↓✓'].join('');

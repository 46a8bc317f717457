import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = require.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const TARGET = 'src/styles/fonts/atkinson-hyperlegible-next';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/**
 * What the site's texts may be made of: Latin letters with all marks of Western Europe (names of people and
 * places come from anywhere), figures, and the signs that Portuguese print uses. Whatever else a maintainer
 * writes shows in the visitor's own sans-serif.
 */
const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’‚“”„•…‹›€™−×→←↑↓✓'].join('');

/**
 * Makes the site's font files from its npm package, with only what the texts need: one for browsers, one for the social
 * card. Run it after a new version of the package or a change of the characters; the stand-ins in src/styles/font.css fit
 * this version of the font.
 */
async function makeFonts() {
  const source = readFileSync(SOURCE);
  const variationAxes = { wght: { min: 400, max: 800 } };
  for (const [ending, targetFormat] of [
    ['woff2', 'woff2'],
    ['ttf', 'truetype'],
  ] as const) {
    const font = await subsetFont(source, CHARACTERS, { targetFormat, variationAxes });
    writeFileSync(`${TARGET}.${ending}`, font);
    console.log(`${TARGET}.${ending}: ${source.length} -> ${font.length} bytes`);
  }
}

void makeFonts();

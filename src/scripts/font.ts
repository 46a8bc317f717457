import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = require.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const TARGET = 'src/styles/fonts/atkinson-hyperlegible-next.woff2';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/**
 * What the site's texts may be made of: Latin letters with all marks of Western Europe (names of people and
 * places come from anywhere), figures, and the signs that Portuguese print uses. Whatever else a maintainer
 * writes shows in the visitor's own sans-serif.
 */
const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’‚“”„•…‹›€™−×→←↑↓✓'].join('');

/**
 * Makes the site's font file from its npm package, with only what the texts need. Run it after a new version of the
 * package or a change of the characters; the stand-ins in src/styles/font.css fit this version of the font.
 */
async function makeFont() {
  const source = readFileSync(SOURCE);
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  writeFileSync(TARGET, font);
  console.log(`${TARGET}: ${source.length} -> ${font.length} bytes`);
}

makeFont().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = require.resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
const TARGET = 'src/styles/fonts/atkinson-hyperlegible-next';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) =>
    String.fromCodePoint(first + i),
  ).join('');

// Letters of Portuguese and its neighbours (Spanish, French, Italian, German), since names come from anywhere; what is not
// here shows in the visitor's sans-serif. Each letter costs all weights and its distances to the others.
const CHARACTERS = [
  range(0x20, 0x7e),
  'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûü',
  '\u00a0¡¿§©®™ªº°±−×·•…–—‘’“”«»€→✓',
].join('');

const OPTIONS = {
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'ccmp'],
};

/** For a new version of the package or other characters; the stand-ins in src/styles/font.css fit this version. */
async function makeFonts() {
  const source = readFileSync(SOURCE);
  for (const [ending, targetFormat] of [
    ['woff2', 'woff2'],
    ['ttf', 'truetype'],
  ] as const) {
    const font = await subsetFont(source, CHARACTERS, {
      targetFormat,
      ...OPTIONS,
    });
    writeFileSync(`${TARGET}.${ending}`, font);
    console.log(
      `${TARGET}.${ending}: ${source.length} -> ${font.length} bytes`,
    );
  }
}

void makeFonts();

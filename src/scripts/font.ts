import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { CHARACTERS } from './font/characters';
import { fontCss } from './font/fontCss';
import { measureWidths } from './font/measureWidths';
import { heightsOf } from './font/metrics';
import { pageTexts } from './font/pageTexts';

const FILES = '@fontsource-variable/atkinson-hyperlegible-next/files';
const SOURCE = require.resolve(`${FILES}/atkinson-hyperlegible-next-latin-wght-normal.woff2`);
const TARGET = 'src/styles/fonts/atkinson-hyperlegible-next.woff2';
const STYLES = 'src/styles/font.css';

/** Weights of tokens.css: running text, and headings. */
const TEXT = 400;
const HEADING = 800;

/**
 * Makes the site's font file from its npm package, with only what the texts need, and the stand-ins that take
 * its room until it arrives. Run it after a new version of the package or a change of characters.ts.
 */
async function makeFont() {
  const source = readFileSync(SOURCE);
  const font = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: TEXT, max: HEADING } },
  });
  const [ownText = 1, arialText = 1, ownHeading = 1, arialHeading = 1] = await measureWidths(
    font,
    pageTexts(),
    [
      { family: 'Site', weight: TEXT },
      { family: 'Liberation Sans', weight: TEXT },
      { family: 'Site', weight: HEADING },
      { family: 'Liberation Sans', weight: HEADING },
    ],
  );
  const ratios = { text: ownText / arialText, heading: ownHeading / arialHeading };
  // One letter is enough to read the heights from, unpacked.
  const unpacked = await subsetFont(font, 'a', { targetFormat: 'truetype' });
  const styles = fontCss(heightsOf(unpacked), ratios);
  writeFileSync(TARGET, font);
  writeFileSync(STYLES, styles);
  console.log(`${TARGET}: ${source.length} -> ${font.length} bytes`);
  console.log(
    `largura / Arial: texto ${ratios.text.toFixed(4)}, títulos ${ratios.heading.toFixed(4)}`,
  );
}

makeFont().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

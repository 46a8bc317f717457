import type { Heights } from './metrics';

/** How much wider the site's font runs than the stand-in, at the weights of texts and of headings. */
export interface Ratios {
  readonly text: number;
  readonly heading: number;
}

/**
 * How much wider Roboto (Android) runs than Arial (everything else). Average letter widths in Latin text, in
 * 2048ths: Roboto 911, Arial 904 (table of @capsizecss/metrics 3.5, by the frequency of letters).
 */
const ROBOTO_TO_ARIAL = 911 / 904;

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

function standIn(
  family: string,
  weights: string,
  fonts: readonly string[],
  ratio: number,
  heights: Heights,
) {
  return `
@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(heights.ascent / ratio)};
  descent-override: ${percent(heights.descent / ratio)};
  line-gap-override: ${percent(heights.lineGap / ratio)};
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
}
`;
}

/**
 * Writes font.css.
 * @param heights - of the site's font
 * @param ratios - measured against Arial
 */
export function fontCss(heights: Heights, { text, heading }: Ratios): string {
  const arial = ['Arial', 'Helvetica Neue', 'Liberation Sans'];
  const arialBold = ['Arial Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold'];
  const roboto = ['Roboto', 'Roboto-Regular'];
  const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
  return `/* Written by src/scripts/font.ts: change it there. */
@font-face {
  font-family: 'Atkinson Hyperlegible Next';
  font-style: normal;
  font-weight: 400 800;
  font-display: swap;
  src: url('./fonts/atkinson-hyperlegible-next.woff2') format('woff2');
}

/* Stand-ins that take the font's room until it arrives, so that nothing moves then. */${[
    standIn('Atkinson Fallback', '400 599', arial, text, heights),
    standIn('Atkinson Fallback', '600 800', arialBold, heading, heights),
    standIn('Atkinson Fallback Android', '400 599', roboto, text / ROBOTO_TO_ARIAL, heights),
    standIn('Atkinson Fallback Android', '600 800', robotoBold, heading / ROBOTO_TO_ARIAL, heights),
  ].join('')}`;
}

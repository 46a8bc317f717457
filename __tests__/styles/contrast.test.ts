import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { themeColors } from '../../src/components/Seo/themeColors';

type Theme = 'light' | 'dark';

/**
 * Reads a theme's custom properties. As in the browser, the last of two declarations wins.
 * @returns a function from a property's name to its value
 */
function readTheme(theme: Theme): (name: string) => string {
  const values = new Map<string, string>();
  for (const file of ['color-values.css', 'color-roles.css']) {
    const styles = parse(readFileSync(`src/styles/${file}`, 'utf8'));
    styles.walkDecls(({ prop, value, parent }) => {
      const isDark = parent?.parent?.type === 'atrule';
      if (!isDark || theme === 'dark') values.set(prop, value);
    });
  }
  const resolve = (name: string): string => {
    const value = values.get(name) ?? '';
    return value.startsWith('var(') ? resolve(value.slice(4, -1)) : value;
  };
  return resolve;
}

/** The relative luminance of a color like `#0c4a55` (WCAG 2). */
function luminance(color: string): number {
  const digits = color === '#fff' ? '#ffffff' : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors (WCAG 2), from 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminance).sort();
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 7;
const LARGE_TEXT = 4.5;
const CONTROL = 3;

const backgrounds = [
  '--color-page',
  '--color-page-alternate',
  '--color-raised',
];
const shapes = ['1', '2', '3', 'rib', '4'].map((name) => `--shape-${name}`);

// What axe-core cannot measure on the pages: edges, rings around the focus, initials, which are pseudo-elements, and
// hovered buttons. Color, colors behind it and minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs: readonly [string, readonly string[], number][] = [
  ['--color-edge', backgrounds, LARGE_TEXT],
  ['--color-chat-edge', backgrounds, LARGE_TEXT],
  ['--color-focus', backgrounds, CONTROL],
  ['--color-footer-focus', ['--color-footer'], CONTROL],
  ['--on-shape', shapes, LARGE_TEXT],
  ['--color-on-chat', ['--color-chat-strong'], TEXT],
  ['--color-chat-text', ['--color-chat-soft'], TEXT],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const read = readTheme(theme);

  test("the theme color in the metadata is the header's background", () => {
    expect(themeColors[theme]).toBe(read('--color-header'));
  });

  test.each(pairs)('%s on %j reaches %s:1', (color, behind, minimum) => {
    for (const background of behind)
      expect(contrast(read(color), read(background))).toBeGreaterThanOrEqual(
        minimum,
      );
  });
});

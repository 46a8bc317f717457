import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { parse } from 'postcss';
import { themeColors } from '../../src/themeColors';

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

// The types of axe-core leave it out.
const { Color, getContrast } = Object(axe.commons).color;

function parseColor(value: string) {
  const color = new Color();
  color.parseString(value);
  return color;
}

const TEXT = 7;
const LARGE_TEXT = 4.5;
const CONTROL = 3;

const backgrounds = [
  '--color-page',
  '--color-page-alternate',
  '--color-page-water',
  '--color-raised',
];
const shapes = [1, 2, 3, 4].map((style) => `--shape-${style}`);

// What axe-core cannot measure on the pages: edges, rings around the focus, initials, which are pseudo-elements, text
// on the sky, and hovered buttons. Color, colors behind it and minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs: readonly [string, readonly string[], number][] = [
  ['--color-edge', backgrounds, LARGE_TEXT],
  ['--color-chat-edge', backgrounds, LARGE_TEXT],
  ['--color-focus', backgrounds, CONTROL],
  ['--color-footer-focus', ['--color-footer'], CONTROL],
  ['--on-shape', shapes, TEXT],
  ['--color-text', ['--color-sky'], TEXT],
  ['--color-text-soft', ['--color-sky'], TEXT],
  ['--color-sky-link', ['--color-sky'], TEXT],
  ['--color-on-chat', ['--color-chat-strong'], TEXT],
  ['--color-chat-text', ['--color-chat-soft'], TEXT],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const read = readTheme(theme);

  test("the theme color in the metadata is the header's background", () => {
    expect(themeColors[theme]).toBe(read('--color-header'));
  });

  test.each(pairs)('%s on %j reaches %s:1', (color, behind, minimum) => {
    const foreground = parseColor(read(color));
    for (const name of behind) {
      const contrast = getContrast(parseColor(read(name)), foreground);
      expect(contrast).toBeGreaterThanOrEqual(minimum);
    }
  });
});

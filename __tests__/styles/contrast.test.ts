import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { parse, type Rule } from 'postcss';
import { themeColors } from '../../src/themeColors';
import { filesIn } from '../../tools/check/readContent';

type Theme = 'light' | 'dark';
type Pair = readonly [string, readonly string[], number];

/** Reads a theme's custom properties. @returns a function from a property's name to its value */
function readTheme(theme: Theme) {
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

const parseColor = (value: string) => new Color().parseString(value);

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

/** What the rules of a stylesheet for `:hover` change of the text and the color behind it. */
function readHovered(file: string) {
  const rules: Record<string, Record<string, string>> = {};
  const styles = parse(readFileSync(join('src', file), 'utf8'));
  styles.walkDecls(/^(background|color)$/, ({ prop, value, parent }) => {
    const { selector, parent: media } = parent as Rule;
    if (Object(media).params === 'print') return;
    rules[selector] = { ...rules[selector], [prop]: value.slice(4, -1) };
  });
  return Object.keys(rules)
    .filter((selector) => selector.endsWith(':hover'))
    .map((selector): Pair => {
      const base = rules[selector.replace(':hover', '')];
      const { color = '', background } = { ...base, ...rules[selector] };
      return [color, background ? [background] : backgrounds, TEXT];
    });
}

// What axe-core cannot measure on the pages: edges, rings around the focus, initials, which are pseudo-elements, text
// on the sky, and what is hovered. Color, colors behind it and minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs: readonly Pair[] = [
  ['--color-edge', backgrounds, LARGE_TEXT],
  ['--color-chat-edge', backgrounds, LARGE_TEXT],
  ['--color-focus', backgrounds, CONTROL],
  ['--color-footer-focus', ['--color-footer'], CONTROL],
  ['--on-shape', shapes, TEXT],
  ['--color-text', ['--color-sky'], TEXT],
  ['--color-text-soft', ['--color-sky'], TEXT],
  ['--color-sky-link', ['--color-sky'], TEXT],
  ...filesIn('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap(readHovered),
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

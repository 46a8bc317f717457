import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { parse } from 'postcss';
import { themeColors } from '../../src/components/Seo/themeColors';

type Theme = 'light' | 'dark';

const read = (name: string) =>
  parse(readFileSync(`src/styles/${name}`, 'utf8'));

/**
 * Reads a theme's custom properties. As in the browser, the last of two declarations wins.
 * @returns a function from a property's name to its value
 */
function readTheme(theme: Theme): (name: string) => string {
  const values = new Map<string, string>();
  for (const file of ['color-values.css', 'color-roles.css'])
    read(file).walkDecls((declaration) => {
      const isDark = declaration.parent?.parent?.type === 'atrule';
      if (!isDark || theme === 'dark')
        values.set(declaration.prop, declaration.value);
    });
  const resolve = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No custom property ${name}`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return resolve;
}

interface Color {
  parseString(value: string): void;
}

const { color: axeColor } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    getContrast(background: Color, foreground: Color): number;
  };
};

function parseColor(value: string): Color {
  const color = new axeColor.Color();
  color.parseString(value);
  return color;
}

const TEXT = 7;
const LARGE_TEXT = 4.5;
const CONTROL = 3;

const backgrounds = [
  '--color-page',
  '--color-page-alternate',
  '--color-raised',
];
const on = (foreground: string, places: readonly string[], minimum: number) =>
  places.map((place) => [foreground, place, minimum] as const);

// What axe-core cannot measure on the pages: edges, rings around the focus, initials, which are pseudo-elements, and
// hovered buttons. Color, color behind it and minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs = [
  ...on('--color-edge', backgrounds, LARGE_TEXT),
  ...on('--color-chat-edge', backgrounds, LARGE_TEXT),
  ...on('--color-focus', backgrounds, CONTROL),
  ...on('--color-footer-focus', ['--color-footer'], CONTROL),
  ...on(
    '--on-shape',
    ['--shape-1', '--shape-2', '--shape-3', '--shape-rib', '--shape-4'],
    LARGE_TEXT,
  ),
  ...on('--color-on-chat', ['--color-chat-strong'], TEXT),
  ...on('--color-chat-text', ['--color-chat-soft'], TEXT),
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const getValue = readTheme(theme);

  test("the theme color in the metadata is the header's background", () => {
    expect(themeColors[theme]).toBe(getValue('--color-header'));
  });

  test.each(pairs)(
    '%s on %s reaches %s:1',
    (foreground, background, minimum) => {
      const colors = [background, foreground].map(getValue).map(parseColor);
      const [below, above] = colors as [Color, Color];
      expect(axeColor.getContrast(below, above)).toBeGreaterThanOrEqual(
        minimum,
      );
    },
  );
});

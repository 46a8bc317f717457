import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { parse, type Rule } from 'postcss';
import { themeColors } from '../../src/components/Seo/themeColors';
import { colorLabels } from '../../src/content/schemas/home/services';

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

/** The tint of each kind of card, by its selector. */
const tints = new Map<string, string>();
read('service-colors.css').walkDecls('--tint', ({ parent, value }) => {
  tints.set((parent as Rule).selector, value);
});

interface Color {
  alpha: number;
  parseString(value: string): void;
}

const { color: axeColor } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    flattenColors(above: Color, below: Color): Color;
    getContrast(background: Color, foreground: Color): number;
  };
};

function parseColor(value: string): Color {
  const color = new axeColor.Color();
  color.parseString(value);
  return color;
}

const contrast = (background: Color, foreground: string) =>
  axeColor.getContrast(background, parseColor(foreground));

const TEXT = 7;
const LARGE = 4.5;
const CONTROL = 3;

const backgrounds = [
  '--color-page',
  '--color-page-alternate',
  '--color-raised',
];
const on = (foreground: string, places: readonly string[], minimum: number) =>
  places.map((place) => [foreground, place, minimum] as const);

// Text color, background color and minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs = [
  ...on(
    '--color-text',
    [...backgrounds, '--color-header', '--color-badge'],
    TEXT,
  ),
  ...on('--color-text-soft', backgrounds, TEXT),
  ...on('--color-link', backgrounds, TEXT),
  ...on('--color-accent', [...backgrounds, '--color-badge'], TEXT),
  ...on('--color-chat-text', [...backgrounds, '--color-chat-soft'], TEXT),
  ...on('--color-on-chat', ['--color-chat', '--color-chat-strong'], TEXT),
  ...on('--color-on-footer', ['--color-footer'], TEXT),
  ...on('--color-on-footer-soft', ['--color-footer'], TEXT),
  ...on(
    '--on-shape',
    ['--shape-1', '--shape-2', '--shape-3', '--shape-rib', '--shape-4'],
    LARGE,
  ),
  ...on('--color-edge', backgrounds, LARGE),
  ...on('--color-chat-edge', backgrounds, LARGE),
  ...on('--color-focus', backgrounds, CONTROL),
  ...on('--color-footer-focus', ['--color-footer'], CONTROL),
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const getValue = readTheme(theme);

  test("the theme color in the metadata is the header's background", () => {
    expect(themeColors[theme]).toBe(getValue('--color-header'));
  });

  test.each(pairs)(
    '%s on %s reaches %s:1',
    (foreground, background, minimum) => {
      expect(
        contrast(parseColor(getValue(background)), getValue(foreground)),
      ).toBeGreaterThanOrEqual(minimum);
    },
  );

  test.each(Object.keys(colorLabels))(
    'text on a card tinted %s reaches 7:1',
    (hue) => {
      const overlay = parseColor(tints.get(`[data-hue='${hue}']`) ?? '');
      overlay.alpha = Number.parseInt(getValue('--tint-part'), 10) / 100;
      const background = axeColor.flattenColors(
        overlay,
        parseColor(getValue('--color-raised')),
      );
      for (const foreground of [
        '--color-text',
        '--color-text-soft',
        '--color-chat-text',
      ])
        expect(
          contrast(background, getValue(foreground)),
        ).toBeGreaterThanOrEqual(TEXT);
    },
  );
});

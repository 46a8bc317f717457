import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { colorLabels } from '../../src/content/schemas/home/services';

type Theme = 'light' | 'dark';

const read = (name: string) => readFileSync(`src/styles/${name}`, 'utf8');

/** Reads a theme's custom properties; where one stands twice the later wins, as in the browser. */
function colours(theme: Theme): (name: string) => string {
  const condition = '@media screen and (prefers-color-scheme: dark)';
  const parts = read('color-roles.css').split(condition);
  if (parts.length !== 2) throw new Error(`Not one "${condition}"`);
  const [day = '', night = ''] = parts;
  const css = read('color-values.css') + day + (theme === 'dark' ? night : '');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(
    /(--[\w-]+):\s*([^;]+);/g,
  ))
    values.set(name, value);
  const resolve = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No token ${name}`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return resolve;
}

interface Color {
  alpha: number;
  parseString(value: string): void;
}

const { color: algebra } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    flattenColors(above: Color, below: Color): Color;
    getContrast(ground: Color, ink: Color): number;
  };
};

function parsed(value: string): Color {
  const color = new algebra.Color();
  color.parseString(value);
  return color;
}

const contrast = (ground: Color, ink: string) =>
  algebra.getContrast(ground, parsed(ink));

function tint(hue: string): string {
  const found = new RegExp(
    `\\[data-hue='${hue}'\\]\\s*\\{\\s*--tint:\\s*(#[\\da-f]{6})`,
  ).exec(read('service-colors.css'))?.[1];
  if (!found) throw new Error(`No tint for ${hue}`);
  return found;
}

const TEXT = 7;
const LARGE = 4.5;
const CONTROL = 3;

const grounds = ['--color-ground', '--color-shore', '--color-raised'];
const on = (ink: string, places: readonly string[], least: number) =>
  places.map((place) => [ink, place, least] as const);

// Which ink stands on which ground, and the least contrast (WCAG 1.4.3, 1.4.6, 1.4.11).
const pairs = [
  ...on('--color-text', [...grounds, '--color-header', '--color-badge'], TEXT),
  ...on('--color-text-soft', grounds, TEXT),
  ...on('--color-link', grounds, TEXT),
  ...on('--color-accent', [...grounds, '--color-badge'], TEXT),
  ...on('--color-chat-text', [...grounds, '--color-chat-soft'], TEXT),
  ...on('--color-on-chat', ['--color-chat', '--color-chat-strong'], TEXT),
  ...on('--color-on-deep', ['--color-deep'], TEXT),
  ...on('--color-on-deep-soft', ['--color-deep'], TEXT),
  ...on(
    '--on-shape',
    ['--shape-1', '--shape-2', '--shape-3', '--shape-rib', '--shape-4'],
    LARGE,
  ),
  ...on('--color-edge', grounds, LARGE),
  ...on('--color-chat-edge', grounds, LARGE),
  ...on('--color-focus', grounds, CONTROL),
  ...on('--color-focus-deep', ['--color-deep'], CONTROL),
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const colour = colours(theme);

  test.each(pairs)('%s on %s reaches %s:1', (ink, ground, least) => {
    expect(
      contrast(parsed(colour(ground)), colour(ink)),
    ).toBeGreaterThanOrEqual(least);
  });

  test.each(Object.keys(colorLabels))(
    'text on a card with a breath of %s reaches 7:1',
    (hue) => {
      const breath = parsed(tint(hue));
      breath.alpha = Number.parseInt(colour('--tint-part'), 10) / 100;
      const ground = algebra.flattenColors(
        breath,
        parsed(colour('--color-raised')),
      );
      for (const ink of [
        '--color-text',
        '--color-text-soft',
        '--color-chat-text',
      ])
        expect(contrast(ground, colour(ink))).toBeGreaterThanOrEqual(TEXT);
    },
  );
});

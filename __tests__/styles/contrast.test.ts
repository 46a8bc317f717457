import { readFileSync } from 'node:fs';
import { serviceColors } from '../../src/components/serviceColors';

type Theme = 'light' | 'dark';

const read = (name: string) => readFileSync(`src/styles/${name}`, 'utf8');

/** Custom properties of a piece of CSS; where one stands twice the later wins, as in the browser. */
function properties(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name as string,
      (value as string).trim(),
    ]),
  );
}

function themed(css: string, theme: Theme): Map<string, string> {
  const night = css.indexOf('@media screen and (prefers-color-scheme: dark)');
  const day = properties(css.slice(0, night));
  return theme === 'light' ? day : new Map([...day, ...properties(css.slice(night))]);
}

/**
 * Reads the colour tokens as a theme has them.
 * @returns a function from a role's name to its colour, as `#rrggbb`
 */
function colours(theme: Theme): (name: string) => string {
  const all = new Map([...properties(read('palette.css')), ...themed(read('roles.css'), theme)]);
  const resolve = (name: string): string => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`No token ${name}`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return resolve;
}

/** Red, green and blue, from 0 to 255. */
function channels(hex: string): number[] {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The tint of a service card. @param hue - as the content names it */
function tint(hue: string): string {
  const found = new RegExp(`\\[data-hue='${hue}'\\]\\s*\\{\\s*--tint:\\s*(#[\\da-f]{6})`).exec(
    read('hues.css'),
  )?.[1];
  if (!found) throw new Error(`No tint for ${hue}`);
  return found;
}

/** `color-mix(in srgb, …)` of two colours. @param part - the first one's, from 0 to 1 */
function mix(one: string, other: string, part: number): string {
  const ground = channels(other);
  const mixed = channels(one).map((value, i) =>
    Math.round(part * value + (1 - part) * (ground[i] ?? 0)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
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
  ...on('--on-shape', ['--shape-1', '--shape-2', '--shape-3', '--shape-rib', '--shape-4'], LARGE),
  ...on('--color-edge', grounds, LARGE),
  ...on('--color-chat-edge', grounds, LARGE),
  ...on('--color-focus', grounds, CONTROL),
  ...on('--color-focus-deep', ['--color-deep'], CONTROL),
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const colour = colours(theme);

  test.each(pairs)('%s on %s reaches %s:1', (ink, ground, least) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(serviceColors)('text on a card with a breath of %s reaches 7:1', (hue) => {
    const ground = mix(
      tint(hue),
      colour('--color-raised'),
      Number.parseInt(colour('--tint-part'), 10) / 100,
    );
    for (const ink of ['--color-text', '--color-text-soft', '--color-chat-text'])
      expect(contrast(colour(ink), ground)).toBeGreaterThanOrEqual(TEXT);
  });
});

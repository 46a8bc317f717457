import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';

const STYLES = join(__dirname, '../../src/styles');
const read = (name: string) => readFileSync(join(STYLES, name), 'utf8');

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
export function colours(theme: Theme): (name: string) => string {
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
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The tint of a service card. @param hue - as the content names it */
export function tint(hue: string): string {
  const found = new RegExp(`\\[data-hue='${hue}'\\]\\s*\\{\\s*--tint:\\s*(#[\\da-f]{6})`).exec(
    read('hues.css'),
  )?.[1];
  if (!found) throw new Error(`No tint for ${hue}`);
  return found;
}

/** `color-mix(in srgb, …)` of two colours. @param part - the first one's, from 0 to 1 */
export function mix(one: string, other: string, part: number): string {
  const ground = channels(other);
  const mixed = channels(one).map((value, i) =>
    Math.round(part * value + (1 - part) * (ground[i] ?? 0)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

import { serviceColors } from '../../src/components/serviceColors';
import { colours, contrast, mix, type Theme, tint } from './tokens';

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

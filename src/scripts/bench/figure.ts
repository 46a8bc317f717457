/** One measured figure beside its goal, as people read them: `até 78 KB`, `74,6 KB`. */
export interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly value: string;
  readonly met: boolean;
}

const number = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** A figure that may not pass a number. */
export const atMost = (
  name: string,
  value: number,
  goal: number,
  { unit = '', digits = 0 } = {},
): Figure => ({
  name,
  goal: `${goal === 0 ? '' : 'até '}${number(goal, digits)}${unit}`,
  value: `${number(value, digits)}${unit}`,
  met: Number(value.toFixed(digits)) <= goal,
});

/** A size that may not pass a number of kilobytes of 1,024. */
export const size = (name: string, bytes: number, goal: number): Figure =>
  atMost(name, bytes / 1024, goal, { unit: ' KB', digits: 1 });

/** A ratio that may not pass a number. */
export const ratio = (name: string, value: number, goal: number): Figure =>
  atMost(name, value, goal, { unit: '×', digits: 2 });

/** The figures as a Markdown table. */
export const table = (figures: readonly Figure[]): string =>
  [
    '| medida | meta | valor | |',
    '|---|--:|--:|:-:|',
    ...figures.map(
      ({ name, goal, value, met }) => `| ${name} | ${goal} | ${value} | ${met ? '✓' : '✗'} |`,
    ),
  ].join('\n');

/** How often each thing is measured. */
export const TIMES = 5;

/** The middle of some numbers. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

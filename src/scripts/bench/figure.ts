/** One measured figure beside its goal. */
export interface Figure {
  readonly name: string;
  /** As people read it: `até 95 KB`. */
  readonly goal: string;
  /** As people read it: `92,4 KB`. */
  readonly value: string;
  readonly met: boolean;
}

const number = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** Bytes in kilobytes of 1,024, as browsers' own tools count. */
export const inKb = (bytes: number, digits = 1) => `${number(bytes / 1024, digits)} KB`;

/** A figure in bytes that may not pass a number of kilobytes. */
export const sizeFigure = (name: string, bytes: number, goalKb: number): Figure => ({
  name,
  goal: `até ${goalKb} KB`,
  value: inKb(bytes),
  met: bytes <= goalKb * 1024,
});

/** A count or a ratio that may not pass a number. */
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

/** The figures as a Markdown table. */
export const table = (figures: readonly Figure[]): string =>
  [
    '| medida | meta | valor | |',
    '|---|--:|--:|:-:|',
    ...figures.map(
      ({ name, goal, value, met }) => `| ${name} | ${goal} | ${value} | ${met ? '✓' : '✗'} |`,
    ),
  ].join('\n');

export type Figure = ReturnType<typeof atMost>;

export const number = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });

/** A figure that may not pass a number. @param digits - how many are shown after the comma */
export const atMost = (
  name: string,
  value: number,
  goal: number,
  unit = '',
  digits = 0,
) => ({
  name,
  goal: `${goal === 0 ? '' : 'até '}${number(goal, digits)}${unit}`,
  value: `${number(value, digits)}${unit}`,
  met: Number(value.toFixed(digits)) <= goal,
});

export const table = (
  rows: readonly (readonly (string | number)[])[],
): string => {
  const [head = [], ...rest] = rows;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [head, rule, ...rest]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ??
  Number.NaN;

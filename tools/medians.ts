/** What one run has measured, by the names of the figures. */
export type Figures = Readonly<Record<string, number>>;

/** Returns the median of each figure. @param runs - an odd number of runs with the same figures */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const middle = Math.floor(runs.length / 2);
  const median = (name: string) =>
    runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b)[middle];
  return Object.fromEntries(
    names.map((name) => [name, median(name) ?? Number.NaN]),
  );
}

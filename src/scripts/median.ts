/** How often each thing is measured. */
export const TIMES = 5;

/** The middle of some times. */
export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Measures something a few times. @returns the median, in whole milliseconds */
export async function medianOf(
  measure: (turn: number) => Promise<number> | number,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) times.push(await measure(turn));
  return Math.round(median(times));
}

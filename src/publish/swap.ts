import { existsSync, renameSync, rmSync } from 'node:fs';

const lastOf = (place: string) => `${place}.last`;

/**
 * Puts a finished folder in the place of another. Whoever reads the old one reads it whole until then.
 * @param next - the finished folder
 * @param place - where it belongs
 */
export function swapIn(next: string, place: string): void {
  heal(place);
  const last = lastOf(place);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(next, place);
  rmSync(last, { recursive: true, force: true });
}

/** Puts the last good folder back where a swap was cut off between its two steps. */
export function heal(place: string): void {
  const last = lastOf(place);
  if (!existsSync(place) && existsSync(last)) renameSync(last, place);
}

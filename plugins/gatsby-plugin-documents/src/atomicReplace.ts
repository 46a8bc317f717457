import { existsSync, renameSync, rmSync } from 'node:fs';

const previousOf = (place: string) => `${place}.last`;

/** Puts the last good folder back where a replacement was cut off between its two renames. */
export function restoreFolder(place: string): void {
  const previous = previousOf(place);
  if (!existsSync(place) && existsSync(previous)) renameSync(previous, place);
}

/** Puts a finished folder in the place of another, on the same disk: readers see the old one or the new one, whole. */
export function replaceFolder(next: string, place: string): void {
  restoreFolder(place);
  const previous = previousOf(place);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, previous);
  renameSync(next, place);
  rmSync(previous, { recursive: true, force: true });
}

import { plain } from './plain';

/** Edits (insert, delete, replace, swap of neighbours) that turn one word into another. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * The known word nearest to a misspelt one; case and accents don't count.
 * @returns undefined when none is near enough to be meant (more than a third of the letters differ)
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const target = plain(word);
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(target, plain(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  return best.edits <= Math.max(1, Math.ceil(Math.min(target.length, best.candidate.length) / 3))
    ? best.candidate
    : undefined;
}

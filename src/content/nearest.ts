import { distance } from 'fastest-levenshtein';

/** Lower case without accents, character for character, so that positions stay true. */
export const plain = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

const LONGEST_WORD = 200;

/** The known word nearest to a misspelt one; undefined when more than a third of the letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const target = plain(word);
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(target, plain(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  const most = Math.max(1, Math.round(Math.min(target.length, best.candidate.length) / 3));
  return best.edits <= most ? best.candidate : undefined;
}

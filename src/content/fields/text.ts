import { closest, distance } from 'fastest-levenshtein';

/** Characters that nobody sees: controls, private use, joiners, and spaces of other widths. */
export const INVISIBLE =
  /\u034f|[\p{Cc}\p{Co}\u00a0\u00ad\u061c\u115f\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff]/gu;

const codePoint = (character: string) =>
  `⟨U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** Quotes a value for a message: invisible characters by their numbers, at most 60 letters. */
export function quote(value: string): string {
  const text = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${text.replace(INVISIBLE, codePoint)}"`;
}

export const capitalize = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`;

export const toSentence = (text: string): string =>
  capitalize(text).replace(/(?<![.!?…])$/, '.');

/** Lower case without accents. It has the same length, so that offsets stay true. */
export const foldAccents = (text: string): string =>
  text
    .replace(/[^ -~]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();

/** The known word nearest to a misspelt one; undefined when more than a third of its letters differ. */
export function nearestWord(
  word: string,
  known: readonly string[],
): string | undefined {
  // The distance takes time that grows with the square of the length.
  if (word.length > 200 || known.length === 0) return undefined;
  const folded = known.map(foldAccents);
  const nearest = closest(foldAccents(word), folded);
  const letters = Math.min(word.length, nearest.length);
  const isNear =
    distance(foldAccents(word), nearest) <=
    Math.max(1, Math.round(letters / 3));
  return isNear ? known[folded.indexOf(nearest)] : undefined;
}

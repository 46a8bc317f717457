import { closest, distance } from 'fastest-levenshtein';

/** Invisible characters: controls, private use, joiners, and all spaces except the common one. */
export const INVISIBLE =
  /[\u034f\ufe00-\ufe0f]|[\p{Cc}\p{Co}\u00a0\u00ad\u061c\u115f\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\ufffc]/gu;

export const formatCodePoint = (character: string) =>
  `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;

const INVISIBLE_NAMES: Readonly<Record<string, string>> = {
  '\t': 'uma tabulação (tecla Tab)',
  '\n': 'uma quebra de linha',
  '\u00a0': 'um espaço que não quebra',
  '\u00ad': 'um hífen que não se vê',
  '\u200b': 'um espaço de largura zero',
  '\ufeff': 'uma marca BOM, sem largura',
};

/** Returns the name of an invisible character for a message: `um espaço que não quebra, ⟨U+00A0⟩`. */
export function invisibleName(character: string): string {
  const name = INVISIBLE_NAMES[character] ?? 'um caractere que não se vê';
  return `${name}, ${formatCodePoint(character)}`;
}

/** Replaces unusual spaces with common ones, and removes other invisible characters and extra spaces. */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll('\ufeff', '')
    .replace(INVISIBLE, (character) => (character.trim() === '' ? ' ' : ''))
    .split(' ')
    .filter(Boolean)
    .join(' ');

/** Quotes at most 60 characters of a value for a message, with code points for invisible characters. */
export function quote(value: string): string {
  const text = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${text.replace(INVISIBLE, formatCodePoint)}"`;
}

/** Splits a text at spaces, brackets, quotation marks, commas and semicolons. */
export const piecesOf = (text: string): string[] =>
  text.split(/[\s<>;,()[\]"“”]+/);

export const capitalize = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`;

/** Adds a capital letter and a full stop where they are missing. */
export const toSentence = (text: string): string =>
  `${capitalize(text)}${'.!?…'.includes(text.slice(-1)) ? '' : '.'}`;

/** Returns a text in lower case, without accents, with common spaces. Its length stays the same, so offsets stay valid. */
export const foldAccents = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFKD').charAt(0))
    .join('')
    .toLowerCase();

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns the words and numbers of a text, in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Returns the known word that is most similar to a misspelt one; undefined if more than one letter, and more than a third of the letters, differ. */
export function nearestWord(
  word: string,
  known: readonly string[],
): string | undefined {
  // The time to compute the distance grows with the square of the length.
  if (word.length > 200 || known.length === 0) return undefined;
  const folded = known.map(foldAccents);
  const nearest = closest(foldAccents(word), folded);
  const letters = Math.min(word.length, nearest.length);
  const isNear =
    distance(foldAccents(word), nearest) <=
    Math.max(1, Math.round(letters / 3));
  return isNear ? known[folded.indexOf(nearest)] : undefined;
}

/** Returns the first text whose condition is true: `firstText(isEmpty && 'está vazio', isLong && 'é longo')`. */
export const firstText = (
  ...texts: readonly (string | false | 0 | null | undefined)[]
): string => texts.find(Boolean) || '';

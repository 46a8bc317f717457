/** Invisible characters, but not those inside an emoji; halves of a character; unusual spaces. No-break spaces are harmless. */
export const INVISIBLE =
  /[\u034f\ufe00-\ufe0e]|(?<!\p{Emoji})\ufe0f|\u200d(?!\p{Extended_Pictographic})|[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u115f\u180e\u2000-\u200c\u200e\u200f\u2028-\u202e\u205f-\u206f\u3000\u3164\ufeff\ufffc]/gu;

const formatCodePoint = (character: string) =>
  `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;

const segmenter = new Intl.Segmenter('pt-BR');

/** Splits a text into what people see as its characters. */
export const charactersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Quotes at most 60 characters, with code points for invisible ones. */
export function quote(value: string): string {
  // Of a whole document only the beginning is split.
  const characters = charactersOf(value.slice(0, 1000));
  const text =
    characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : value;
  return `"${text.replace(INVISIBLE, formatCodePoint)}"`;
}

export const capitalize = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`;

/** Makes a pattern's source that matches a text as it is written. */
export const escapePattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Adds a capital letter and a full stop where they are missing. */
export const toSentence = (text: string): string =>
  `${capitalize(text)}${'.!?…'.includes(text.slice(-1)) ? '' : '.'}`;

/** Returns a text in lower case, without accents. Each letter keeps its offset. */
export const foldAccents = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFKD').charAt(0))
    .join('')
    .toLowerCase();

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const sentenceSegmenter = new Intl.Segmenter('pt-BR', {
  granularity: 'sentence',
});

/** Splits a text into sentences with their offsets. `plain` is the sentence in lower case, without accents. */
export const sentencesOf = (text: string) =>
  // The capitals are still needed here: they tell where a sentence starts.
  [...sentenceSegmenter.segment(text)].map(({ segment, index }) => ({
    sentence: segment.trim(),
    plain: foldAccents(segment),
    index,
  }));

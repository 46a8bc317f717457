const VOWELS = 'aáâãàeéêiíoóôõuúü';
const isVowel = (letter = '') => letter !== '' && VOWELS.includes(letter);
const ACCENT = /[áâãéêíóôõú]/;

/**
 * Counts the syllables of a Portuguese word by its spelling: a syllable for each vowel that is no half of a diphthong.
 * Capitals that are read letter by letter (INSS) count one for each letter.
 */
export function syllablesOf(word: string): number {
  if (/^[A-Z]{2,4}$/.test(word)) return word.length;
  const letters = word.toLowerCase();
  let count = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (!isVowel(letter)) continue;
    const [before = '', next = ''] = [letters[at - 1], letters[at + 1]];
    // "qu" and "gu" before a vowel: quero, água.
    if (letter === 'u' && /[qg]/.test(before) && isVowel(next)) continue;
    const afterU = before === 'u' && /[qg]/.test(letters[at - 2] ?? '');
    const afterVowel = isVowel(before) && !afterU;
    // The weak half of a falling diphthong (pai, meu, muito), unless it opens a syllable: saúde, rainha, ainda, juiz.
    const opens = /^(?:nh|[lmnrz](?![aeiouáéíóúâêôãõh]))/.test(letters.slice(at + 1));
    if (afterVowel && /[iu]/.test(letter) && letter !== before && !opens) continue;
    if (/[ãõ]/.test(before) && /[eo]/.test(letter)) continue;
    // A word's accent stands before its end: família, salário, mágoa end in one syllable, energia in two.
    const ends = /^s?$/.test(letters.slice(at + 1));
    if (ends && /[ieuo]/.test(before) && ACCENT.test(letters.slice(0, at - 1)) && !afterU) continue;
    count += 1;
  }
  return Math.max(1, count);
}

/** What a text's reading ease is made of. */
export interface Reading {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
  /** Flesch's reading ease for Portuguese (Martins and others, 1996): 100 is easy, 0 hard. */
  readonly ease: number;
}

/**
 * Measures how easily texts are read. Figures are left out, since nobody knows how they are read.
 * @param texts - each is a sentence at least
 */
export function readingOf(texts: readonly string[]): Reading {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?:;…])[”’)]?\s+/))
    .map((sentence) => sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words
    .flatMap((word) => word.split(/[-’']/))
    .reduce((sum, part) => sum + syllablesOf(part), 0);
  const ease =
    words.length === 0
      ? 0
      : 248.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  return { sentences: sentences.length, words: words.length, syllables, ease };
}

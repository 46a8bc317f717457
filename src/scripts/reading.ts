import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompanyContent } from '../content/company';
import { placeholderValues } from '../content/facts';
import { fieldTree, fieldValues } from '../content/fieldTree';
import { contentFiles } from '../content/files';
import { type LegalSlug, legalFileOf, legalSlugs } from '../content/legal';
import { proseBlocks, readLegalPage, wordsOf } from '../content/legalPage';
import { CHANNELS, fillText } from '../content/placeholders';

const VOWELS = 'aáâãàeéêiíoóôõuúü';
const isVowel = (letter = '') => letter !== '' && VOWELS.includes(letter);
const ACCENT = /[áâãéêíóôõú]/;

/** A syllable for each vowel that is no half of a diphthong; one for each letter of what is spelt out (INSS). */
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
    const opens = /^(?:nh|[lmnrz](?![aeiouáéíóúâêôãõh]))/.test(
      letters.slice(at + 1),
    );
    if (afterVowel && /[iu]/.test(letter) && letter !== before && !opens)
      continue;
    if (/[ãõ]/.test(before) && /[eo]/.test(letter)) continue;
    // A word's accent stands before its end: família, salário, mágoa end in one syllable, energia in two.
    const ends = /^s?$/.test(letters.slice(at + 1));
    if (
      ends &&
      /[ieuo]/.test(before) &&
      ACCENT.test(letters.slice(0, at - 1)) &&
      !afterU
    )
      continue;
    count += 1;
  }
  return Math.max(1, count);
}

/** Figures are left out, since nobody knows how they are read. @param texts - each is a sentence at least */
export function readingOf(texts: readonly string[]) {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?:;…])[”’)]?\s+/))
    .map((sentence) => sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words
    .flatMap((word) => word.split(/[-’']/))
    .reduce((sum, part) => sum + syllablesOf(part), 0);
  // Flesch's reading ease for Portuguese (Martins and others, 1996): 100 is easy, 0 hard.
  const ease =
    words.length === 0
      ? 0
      : 248.835 -
        (1.015 * words.length) / sentences.length -
        (84.6 * syllables) / words.length;
  return { sentences: sentences.length, words: words.length, syllables, ease };
}

const UNSEEN = /Alt$|Label$|^(?:previous|next|\$schema)$/;

// The formula is made for sentences: a button of two long words would pass for a hard text. Both counts are printed.
const isSentence = (text: string) => /[.!?:;…][”’)]?$/.test(text);

const read = (file: string) => readFileSync(join('data', file), 'utf8');

const homeTexts = () =>
  contentFiles
    .filter(({ file }) => file.startsWith('home/'))
    .flatMap(({ file, schema }) =>
      fieldValues(fieldTree(schema), JSON.parse(read(file))),
    )
    .filter(
      ({ path, field }) =>
        field.form === 'text' && !UNSEEN.test(String(path.at(-1))),
    )
    .flatMap(({ value }) => (typeof value === 'string' ? value : []));

const legalTexts = (slug: LegalSlug) => {
  const source = read(legalFileOf(slug)).replace(/^---[\s\S]*?\n---\n/, '');
  const texts = proseBlocks(readLegalPage(slug, source)).map(wordsOf);
  return texts.filter((words) => !words.includes(CHANNELS));
};

const decimal = (value: number, digits = 1) =>
  value.toFixed(digits).replace('.', ',');

function printReading(): void {
  const values = placeholderValues(
    JSON.parse(read('company.json')) as CompanyContent,
  );
  const row = (página: string, meta: number, written: readonly string[]) => {
    const texts = written.map((text) => fillText(text, values));
    const { ease, sentences, words, syllables } = readingOf(
      texts.filter(isSentence),
    );
    return {
      página,
      meta,
      índice: decimal(ease),
      'palavras por frase': decimal(words / sentences),
      'sílabas por palavra': decimal(syllables / words, 2),
      'com títulos e botões': decimal(readingOf(texts).ease),
    };
  };
  console.log(
    'Facilidade de leitura (Flesch para o português: 100 é muito fácil, 0 muito difícil)',
  );
  console.table([
    row('início', 62, homeTexts()),
    ...legalSlugs.map((slug) => row(slug, 68, legalTexts(slug))),
  ]);
}

if (require.main === module) printReading();

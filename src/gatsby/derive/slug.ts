/**
 * Makes the fragment of a heading's address.
 * @param heading - the heading as written, with or without its number ("3. Dados que coletamos")
 * @returns lower case, no accents, words joined by single hyphens ("dados-que-coletamos")
 */
export function slugify(heading: string): string {
  return heading
    .replace(/^\s*\d+\.\s*/, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

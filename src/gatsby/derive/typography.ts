const NBSP = '\u00a0';

// What a line must not break after (nº 4.935, art. 18, R$ 10) and what must not be left alone at
// the start of the next line (24 horas, 10 anos).
const BEFORE_NUMBER = /(nº|n\.º|art\.|arts\.|§|R\$|CEP|CNPJ|Lei|seção) (?=[\d{]|nº)/gi;
const AFTER_NUMBER = /(\d) (?=(?:horas?|anos?|dias?|meses|mil|%)(?!\p{L}))/gu;

/**
 * Binds numbers to their words with no-break spaces, so that maintainers need not know the character.
 * @param text - a content text or HTML
 * @returns the same text with the spaces inside `nº 4.935`, `art. 18`, `24 horas` unbreakable
 */
export function bindNumbers(text: string): string {
  return text.replace(BEFORE_NUMBER, `$1${NBSP}`).replace(AFTER_NUMBER, `$1${NBSP}`);
}

/** How many colour styles the initials circles rotate through (specification, chapter 9). */
export const INITIALS_STYLES = 4;

/**
 * The letters shown for a partner without a logo (decision 3).
 * @param name - the partner's name, words separated by spaces
 * @returns the first letter of each word, upper case, two at most: `CAIXA CCA` → `CC`, `C6` → `C`
 */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
    .slice(0, 2);
}

/**
 * The colour style of a partner's circle (decision 3).
 * @param position - the partner's place in the list, from 0
 * @returns 1 to 4, in turn
 */
export function initialsStyle(position: number): number {
  return (position % INITIALS_STYLES) + 1;
}

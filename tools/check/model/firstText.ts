/** Returns the first text whose condition is true: `firstText(isEmpty && 'está vazio', isLong && 'é longo')`. */
export const firstText = (
  ...texts: readonly (string | false | 0 | null | undefined)[]
): string => texts.find(Boolean) || '';

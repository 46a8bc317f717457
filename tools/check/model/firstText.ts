type Maybe = string | false | 0 | null | undefined;

/** Returns the first text whose condition is true: `firstText(isEmpty && 'está vazio', isLong && 'é longo')`. */
export function firstText<Last extends Maybe>(
  ...texts: readonly [...Maybe[], Last]
): Last extends string ? string : string | undefined;
export function firstText(...texts: readonly Maybe[]): string | undefined {
  return texts.find(Boolean) || undefined;
}

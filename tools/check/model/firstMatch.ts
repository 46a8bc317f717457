/** @returns the text of the first case that applies */
export const firstMatch = (
  cases: readonly (readonly [applies: boolean, text?: string])[],
): string | undefined => cases.find(([applies]) => applies)?.[1];

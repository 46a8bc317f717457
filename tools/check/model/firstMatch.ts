/** @returns what stands beside the first condition that holds */
export const firstMatch = (
  cases: readonly (readonly [holds: boolean, text?: string])[],
): string | undefined => cases.find(([holds]) => holds)?.[1];

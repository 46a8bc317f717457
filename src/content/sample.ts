// "exemplo", an `.example` address, nothing but zeros: nobody can mistake such a value for a real one.
const SIGNS = /exemplo|\.example\b|^[0+\s./()-]+$/i;

/** A text of the company file that is still the sample's, with the way to it. */
export interface SampleValue {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/**
 * Finds the sample values that are left in the company file. The brand has none of the signs: a company may really
 * be called like the sample.
 */
export function sampleValues(
  value: unknown,
  path: readonly (string | number)[] = [],
): SampleValue[] {
  if (typeof value === 'string')
    return SIGNS.test(value.replace(/^\+55/, '')) ? [{ path, value }] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' ? [] : sampleValues(inner, [...path, key]),
  );
}

/** Whether any sample value is left. */
export const hasSample = (company: object): boolean => sampleValues(company).length > 0;

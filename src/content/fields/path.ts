/** The way to a value inside another: names of fields and indexes of entries. */
export type Path = readonly (string | number)[];

/** The value at a path; undefined if there is none. Inherited properties do not count. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (current === null || typeof current !== 'object') return undefined;
    current = Object.getOwnPropertyDescriptor(current, key)?.value;
  }
  return current;
}

/** The text at a path; undefined if there is none, or a value of another type. */
export function textAt(value: unknown, path: Path): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : undefined;
}

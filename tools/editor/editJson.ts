import { applyEdits, modify } from 'jsonc-parser';

type Key = string | number;

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text for values that differ at most in the order of their fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Changes in a JSON text what differs between two values of it, and no other character. */
export function editJson(
  text: string,
  before: unknown,
  after: unknown,
  path: Key[] = [],
): string {
  if (textOf(before) === textOf(after)) return text;
  const replace = (value: unknown) =>
    applyEdits(text, modify(text, path, value, FORMAT));
  const editEach = (keys: Iterable<Key>) => {
    let edited = text;
    for (const key of keys) {
      const [from, to] = [Object(before)[key], Object(after)[key]];
      edited = editJson(edited, from, to, [...path, key]);
    }
    return edited;
  };
  if (isRecord(before) && isRecord(after))
    return editEach(Object.keys({ ...before, ...after }));
  if (!Array.isArray(before) || !Array.isArray(after)) return replace(after);
  const known = new Map(before.map((entry) => [textOf(entry), entry]));
  const isInPlace = (entry: unknown, i: number) =>
    textOf(before[i]) === textOf(entry) || !known.has(textOf(entry));
  if (before.length === after.length && after.every(isInPlace))
    return editEach(after.keys());
  // Entries that moved keep the order of their fields.
  return replace(after.map((entry) => known.get(textOf(entry)) ?? entry));
}

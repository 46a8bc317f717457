import type { Field } from './field';
import { type Path, valueAt } from './path';

export function fieldAt(root: Field, path: Path): Field | undefined {
  let field: Field | undefined = root;
  for (const key of path)
    field = typeof key === 'number' ? field?.item : field?.fields?.[key];
  return field;
}

export interface FieldValue {
  readonly path: Path;
  readonly field: Field;
  readonly value: unknown;
}

/** Yields a value and the values of its fields and entries. They may have the wrong type. */
export function* walkValues(
  field: Field,
  value: unknown,
  path: Path = [],
): Generator<FieldValue> {
  if (value === undefined) return;
  yield { path, field, value };
  if (field.item && Array.isArray(value))
    for (const [i, entry] of value.entries())
      yield* walkValues(field.item, entry, [...path, i]);
  for (const [name, inner] of Object.entries(field.fields ?? {}))
    yield* walkValues(inner, valueAt(value, [name]), [...path, name]);
}

/** Yields a field and all fields inside it. In a path, `*` stands for any entry of a list. */
export function* walkFields(
  field: Field,
  path: readonly string[] = [],
): Generator<{ readonly path: readonly string[]; readonly field: Field }> {
  yield { path, field };
  if (field.item) yield* walkFields(field.item, [...path, '*']);
  for (const [name, inner] of Object.entries(field.fields ?? {}))
    yield* walkFields(inner, [...path, name]);
}

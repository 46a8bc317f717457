import { z } from 'zod';

/** The way to a value inside another: names of fields and indexes of entries. */
export type Path = readonly (string | number)[];

/** The schema inside `.optional()`. */
export const unwrap = (schema: unknown): z.ZodType =>
  schema instanceof z.ZodOptional
    ? unwrap(schema.unwrap())
    : (schema as z.ZodType);

/** The schemas of a group's fields, by their names; of another schema, none. */
export const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The schema of a list's entries. */
export const entryOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodArray ? unwrap(schema.element) : undefined;

/** The schema of the field that a path leads to. */
export function schemaAt(root: z.ZodType, path: Path): z.ZodType | undefined {
  let schema: z.ZodType | undefined = root;
  for (const key of path)
    if (schema)
      schema =
        typeof key === 'number'
          ? entryOf(schema)
          : unwrap(fieldsOf(schema)[key]);
  return schema;
}

/** What forms call the field that a path leads to: `Parceiros › parceiro nº 2 › Site oficial`. */
export const labelAt = (root: z.ZodType, path: Path): string =>
  path
    .map((key, depth) => {
      if (typeof key === 'string')
        return schemaAt(root, path.slice(0, depth + 1))?.meta()?.title ?? key;
      const list = schemaAt(root, path.slice(0, depth));
      return `${list?.meta()?.entry ?? 'item'} nº ${key + 1}`;
    })
    .join(' › ');

/** The value that a path leads to, in data of any form. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path)
    current = Object.getOwnPropertyDescriptor(Object(current), key)?.value;
  return current;
}

export interface FieldValue {
  readonly path: Path;
  readonly schema: z.ZodType;
  readonly value: unknown;
}

/** Yields a value and the values inside it, with their schemas. They may have the wrong type. */
export function* walkValues(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Generator<FieldValue> {
  if (value === undefined) return;
  yield { path, schema, value };
  const entry = entryOf(schema);
  if (entry && Array.isArray(value))
    for (const [i, one] of value.entries())
      yield* walkValues(entry, one, [...path, i]);
  for (const [name, field] of Object.entries(fieldsOf(schema)))
    yield* walkValues(unwrap(field), valueAt(value, [name]), [...path, name]);
}

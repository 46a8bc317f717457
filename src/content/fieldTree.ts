import { z } from 'zod';
import { type FieldKind, fieldKinds } from './fields';

/** A field as everything that is made of the schemas sees it: check, guide, GraphQL types, spelling, editor. */
export interface Field extends Omit<FieldKind, 'form'> {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly form:
    | 'string'
    | 'text'
    | 'picture'
    | 'date'
    | 'choice'
    | 'boolean'
    | 'list'
    | 'group';
  readonly longest?: number;
  readonly pattern?: string;
  /** What its rules ask of a text that has not the right form, in Portuguese. */
  readonly expected?: string;
  readonly options?: readonly string[];
  readonly fields?: readonly Field[];
  readonly item?: Field;
}

function bare(schema: z.ZodType): z.ZodType {
  const around =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return around ? bare(schema.unwrap() as z.ZodType) : schema;
}

/** Leaves out `$schema`, which only tools read. @throws Error for a kind of schema that no content file uses */
export function fieldTree(schema: z.ZodType, name = ''): Field {
  const inner = bare(schema);
  const base = {
    name,
    description: schema.description ?? inner.description ?? '',
    required: !(schema instanceof z.ZodOptional),
    nullable: schema instanceof z.ZodNullable,
    ...fieldKinds.get(inner),
  };
  if (inner instanceof z.ZodString) {
    const { pattern } = (inner.meta() ?? {}) as { pattern?: string };
    // No field's form is a lone question mark, so this tells what each asks for, and nothing where any words will do.
    const { error } = inner.safeParse('?');
    const expected = error?.issues.map(({ message }) => message).join('; ');
    return {
      form: 'string',
      ...base,
      longest: inner.maxLength ?? undefined,
      pattern,
      expected,
    };
  }
  if (inner instanceof z.ZodEnum)
    return { ...base, form: 'choice', options: inner.options.map(String) };
  if (inner instanceof z.ZodBoolean) return { ...base, form: 'boolean' };
  if (inner instanceof z.ZodArray)
    return {
      ...base,
      form: 'list',
      item: fieldTree(inner.element as z.ZodType),
    };
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape)
      .filter(([key]) => key !== '$schema')
      .map(([key, field]) => fieldTree(field as z.ZodType, key));
    return { ...base, form: 'group', fields };
  }
  throw new Error(`No content field is made of ${inner.constructor.name}.`);
}

export type Path = readonly (string | number)[];

export const fieldAt = (root: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(
    (field, key) =>
      typeof key === 'number'
        ? field?.item
        : field?.fields?.find(({ name }) => name === key),
    root,
  );

export interface FieldValue {
  readonly path: Path;
  readonly field: Field;
  readonly value: unknown;
}

/** Every value that a field of the tree describes, from the top down; values of the wrong form too. */
export function fieldValues(
  field: Field,
  value: unknown,
  path: Path = [],
): FieldValue[] {
  const own = { path, field, value };
  if (value === null || typeof value !== 'object') return [own];
  const inside = Object.entries(value).flatMap(([name, child]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const known = fieldAt(field, [key]);
    return known ? fieldValues(known, child, [...path, key]) : [];
  });
  return [own, ...inside];
}

export interface PlacedField {
  readonly path: readonly string[];
  readonly field: Field;
}

/** A field and all inside it, from the top down; in a path `*` stands for a list's entries. */
export function allFields(
  field: Field,
  path: readonly string[] = [],
): PlacedField[] {
  const inside = field.item
    ? allFields(field.item, [...path, '*'])
    : (field.fields ?? []).flatMap((child) =>
        allFields(child, [...path, child.name]),
      );
  return [{ path, field }, ...inside];
}

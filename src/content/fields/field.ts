import { z } from 'zod';
import { type Rule, refinement } from './finding';

export interface FieldOptions {
  /** Help for whoever fills the field in, as whole sentences. */
  readonly hint?: string;
  /** What the specification quotes: the text, or those of a list's entries in their order. */
  readonly fixed?: readonly string[];
  /** Values of the sample company and of our examples, not to be published. */
  readonly samples?: readonly string[];
}

export interface PicturePlace {
  /** Least sides in pixels: for sharp screens, twice those of the place. */
  readonly width: number;
  readonly height: number;
  /** Whether one side is enough, as where the picture is fitted into a box. */
  readonly fitted?: boolean;
  /** Where a form puts new pictures, beside the content file; `data/images` if left out. */
  readonly folder?: string;
  readonly svg?: boolean;
}

export interface ListOptions {
  /** What one entry is called, in lower case: `parceiro`. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** Fields that no two entries may share; `true` for a list of texts. */
  readonly unique?: readonly string[] | true;
  /** Fields that two entries rarely share: a warning. */
  readonly rarelyShared?: readonly string[];
}

export type FieldKind =
  | 'text'
  | 'picture'
  | 'date'
  | 'choice'
  | 'boolean'
  | 'list'
  | 'group';

/** A field of a content file. Check, forms, GraphQL types, JSON Schemas and guide are made of it. */
export interface Field<Schema extends z.ZodType = z.ZodType>
  extends FieldOptions {
  readonly kind: FieldKind;
  /** Its name in a form: short, with a capital, without a full stop, unique in the form. */
  readonly label: string;
  /** Its messages are Portuguese, and end the sentence "Encontrei …; ". */
  readonly schema: Schema;
  readonly optional?: boolean;
  /** Of a text: the greatest length in characters. */
  readonly max?: number;
  /** Of a text: whether placeholders such as `{{marca}}` are replaced in it. */
  readonly interpolated?: boolean;
  /** Of a text with a format: its regular expression, and what it asks for. */
  readonly pattern?: string;
  readonly expected?: string;
  readonly choices?: readonly { value: string; label: string }[];
  readonly place?: PicturePlace;
  readonly list?: ListOptions;
  readonly item?: Field;
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

type Details = Omit<Partial<Field>, 'label' | 'schema'>;

/** Makes a field of a zod schema, which takes label and hint along into the JSON Schema. */
export function makeField<Schema extends z.ZodType>(
  kind: FieldKind,
  label: string,
  schema: Schema,
  details: Details,
): Field<Schema> {
  const { hint, pattern } = details;
  const description = hint ? `${label}. ${hint}` : `${label}.`;
  const meta = pattern ? { description, pattern } : { description };
  return { ...details, kind, label, schema: schema.meta(meta) };
}

export const optional = <Schema extends z.ZodType>(field: Field<Schema>) => ({
  ...field,
  optional: true,
  schema: field.schema.optional(),
});

/** What is wrong with a value, warnings left out. If nothing is, it has the type of the schema. */
export const errorsOf = ({ schema }: Field, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).filter(
    (issue) => issue.code !== 'custom' || issue.params?.severity !== 'warning',
  );

const MAX_CHARACTERS = 5000;

/** A text that is not empty. The rules are not applied to one that is too long. */
export function textField(
  label: string,
  rules: readonly Rule<string>[],
  details: Details,
) {
  const { max = MAX_CHARACTERS, kind = 'text' } = details;
  const { expected: error = 'escreva um texto entre aspas' } = details;
  const schema = z
    .string({ error })
    .min(1, { error: 'o texto está vazio; escreva-o', abort: true })
    .max(max, {
      error: ({ input }) =>
        `aqui cabem ${max} caracteres, e há ${String(input).length}; encurte`,
      abort: true,
    })
    .superRefine(refinement(rules));
  return makeField(kind, label, schema, details);
}

/** @param labels - what a form shows for each value */
export function choice<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  options: FieldOptions = {},
) {
  const values = Object.keys(labels) as Value[];
  const error = `escreva um destes: ${values.join(', ')}`;
  const choices = values.map((value) => ({ value, label: labels[value] }));
  return makeField('choice', label, z.enum(values, { error }), {
    ...options,
    choices,
  });
}

export const yesNo = (label: string, options: FieldOptions = {}) => {
  const error = 'escreva true ou false, sem aspas';
  return makeField('boolean', label, z.boolean({ error }), options);
};

export function list<Item extends z.ZodType>(
  label: string,
  item: Field<Item>,
  { hint, ...bounds }: ListOptions & FieldOptions,
) {
  const { min, max } = bounds;
  const schema = z
    .array(item.schema, { error: 'escreva uma lista entre colchetes: [ … ]' })
    .min(min, { error: `esta lista tem pelo menos ${min}` })
    .max(max, { error: `esta lista tem no máximo ${max}` });
  return makeField('list', label, schema, { hint, item, list: bounds });
}

type Shape<Group> = {
  [Name in keyof Group]: Group[Name] extends Field<infer Schema>
    ? Schema
    : never;
};

/** The zod schema of a group's fields. @param more - keys that are no fields */
export function groupSchema<Group extends Fields>(
  fields: Group,
  more: Readonly<Record<string, z.ZodType>> = {},
): z.ZodObject<Shape<Group>> {
  const entries = Object.entries(fields);
  const shape = entries.map(([name, { schema }]) => [name, schema] as const);
  const error = 'escreva os campos entre chaves: { … }';
  const all = { ...more, ...Object.fromEntries(shape) };
  return z.strictObject(all, { error }) as z.ZodObject<Shape<Group>>;
}

/** Fields that belong together. The rules are about all of them, and apply once each is right. */
export function group<Group extends Fields>(
  label: string,
  fields: Group,
  options: FieldOptions = {},
  ...rules: Rule<z.output<z.ZodObject<Shape<Group>>>>[]
) {
  const schema = groupSchema(fields).superRefine(refinement(rules), {
    when: ({ issues }) => issues.length === 0,
  });
  return makeField('group', label, schema, { ...options, fields });
}

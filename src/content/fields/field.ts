import { z } from 'zod';
import { duplicateRule } from './duplicates';
import { type Rule, toRefinement } from './finding';

export interface FieldOptions {
  /** Help for the editor, in whole sentences. */
  readonly hint?: string;
  /** Texts that the specification quotes, in their order: one, or several where the field is part of a list entry. */
  readonly fixed?: readonly string[];
  /** Values of the sample company and of our examples, which must not be published. */
  readonly samples?: readonly string[];
}

export interface PicturePlace {
  /** Minimum size in pixels: twice the size on the page, for high-density screens. */
  readonly width: number;
  readonly height: number;
  /** Whether the width or the height is enough, because the picture is fitted into a box. */
  readonly fitted?: boolean;
  /** Folder for new pictures, relative to the content file. Default: `data/images`. */
  readonly folder?: string;
  readonly svg?: boolean;
}

export interface ListOptions {
  /** Name of one entry, in lower case, such as `parceiro`. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** Fields whose duplicate values are errors; `true` for a list of texts. */
  readonly unique?: readonly string[] | true;
  /** Fields whose duplicate values are warnings. */
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

/** A field of a content file. The check uses it; forms, GraphQL types and JSON Schemas are generated from it. */
export interface Field<Schema extends z.ZodType = z.ZodType>
  extends FieldOptions {
  readonly kind: FieldKind;
  /** Name in a form: short, capitalized, without a full stop, unique in its group. */
  readonly label: string;
  /** Its messages are in Portuguese and complete the sentence "Encontrei …; …". */
  readonly schema: Schema;
  readonly optional?: boolean;
  /** Maximum length of a text, in characters. */
  readonly max?: number;
  /** Whether placeholders such as `{{marca}}` are replaced in a text. */
  readonly interpolated?: boolean;
  /** Regular expression for the format of a text. */
  readonly pattern?: string;
  /** Message that describes this format. */
  readonly expected?: string;
  readonly choices?: readonly { value: string; label: string }[];
  readonly place?: PicturePlace;
  readonly list?: ListOptions;
  readonly item?: Field;
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

type Details = Omit<Partial<Field>, 'label' | 'schema'>;

/** Makes a field from a zod schema. Label and hint become the description in the JSON Schema. */
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

/** Returns the errors of a value, without warnings. A value without errors has the schema's type. */
export const errorsOf = ({ schema }: Field, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).filter(
    (issue) => issue.code !== 'custom' || issue.params?.severity !== 'warning',
  );

const MAX_CHARACTERS = 5000;

/** Makes a field for a text that is not empty. The rules are not applied to a text that is too long. */
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
    .superRefine(toRefinement(rules));
  return makeField(kind, label, schema, details);
}

/** Makes a field for one of several values. @param labels - the label of each value in a form */
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

function duplicateRules({ unique = [], rarelyShared = [] }: ListOptions) {
  const paths = unique === true ? [[]] : unique.map((name) => [name]);
  return [
    ...paths.map((path) => duplicateRule(path, 'error')),
    ...rarelyShared.map((name) => duplicateRule([name], 'warning')),
  ];
}

/** Makes a field for a list. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Field<Item>,
  { hint, ...bounds }: ListOptions & FieldOptions,
) {
  const { min, max } = bounds;
  const schema = z
    .array(item.schema, { error: 'escreva uma lista entre colchetes: [ … ]' })
    .min(min, {
      error: ({ input }) =>
        `esta lista precisa ter pelo menos ${min}, e tem ${Object(input).length}`,
    })
    .max(max, {
      error: ({ input }) =>
        `esta lista pode ter no máximo ${max}, e tem ${Object(input).length}`,
    })
    .superRefine(toRefinement(duplicateRules(bounds)), {
      when: ({ value }) => Array.isArray(value),
    });
  return makeField('list', label, schema, { hint, item, list: bounds });
}

type Shape<Group> = {
  [Name in keyof Group]: Group[Name] extends Field<infer Schema>
    ? Schema
    : never;
};

/** Returns the zod schema of a group. @param more - schemas of keys that are not fields */
export function groupSchema<Group extends Fields>(
  fields: Group,
  more: Readonly<Record<string, z.ZodType>> = {},
): z.ZodObject<Shape<Group>> {
  const entries = Object.entries(fields);
  const shape = entries.map(([name, { schema }]) => [name, schema] as const);
  const names = entries.map(([name]) => `"${name}": …`).join(', ');
  const error = `escreva os campos entre chaves: { ${names} }`;
  const all = { ...more, ...Object.fromEntries(shape) };
  return z.strictObject(all, { error }) as z.ZodObject<Shape<Group>>;
}

/** Makes a field that groups other fields. The rules get the whole group, and only if all its fields are valid. */
export function group<Group extends Fields>(
  label: string,
  fields: Group,
  options: FieldOptions = {},
  ...rules: Rule<z.output<z.ZodObject<Shape<Group>>>>[]
) {
  const schema = groupSchema(fields).superRefine(toRefinement(rules), {
    when: ({ issues }) => issues.length === 0,
  });
  return makeField('group', label, schema, { ...options, fields });
}

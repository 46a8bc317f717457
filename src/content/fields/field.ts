import { z } from 'zod';
import { type Rule, refinement } from './finding';

export interface FieldOptions {
  /** Help for whoever fills the field in, as whole sentences. */
  readonly hint?: string;
  /** The texts that the specification quotes: the field's own, or those of a list's entries in their order. */
  readonly fixed?: readonly string[];
  /** Whether only screen readers say it. */
  readonly heardOnly?: boolean;
  /** Values of the sample company and of our own examples, which must not be published. */
  readonly samples?: readonly string[];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface PicturePlace {
  /** Least width and height in pixels: for sharp screens up to twice those of the place. */
  readonly width: number;
  readonly height: number;
  /** Whether one side is enough, as where the picture is fitted into a box. */
  readonly fitted?: boolean;
  /** Where a form puts new pictures, beside the content file; `data/images` if left out. */
  readonly folder?: string;
  readonly svg?: boolean;
}

export interface ListOptions {
  /** What one entry is called, in the singular and in lower case: `parceiro`. */
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
  /** The field's name in a form: short, with a capital, without a full stop, unique in its form. */
  readonly label: string;
  /** Checks a value. Its messages are Portuguese and go on after "Encontrei …; ". */
  readonly schema: Schema;
  readonly optional?: boolean;
  readonly nullable?: boolean;
  /** Of a text: the greatest length in characters. */
  readonly max?: number;
  /** Of a text: whether placeholders such as `{{marca}}` are replaced in it. */
  readonly interpolated?: boolean;
  /** Of a text with a format: its regular expression, and what the format asks for. */
  readonly pattern?: string;
  readonly expected?: string;
  readonly choices?: readonly Choice[];
  readonly place?: PicturePlace;
  readonly list?: ListOptions;
  readonly item?: Field;
  readonly fields?: Readonly<Record<string, Field>>;
}

type Details = Omit<Partial<Field>, 'kind' | 'label' | 'schema'>;
type TextDetails = Details & { readonly max: number };

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

export const optional = <Schema extends z.ZodType>(
  field: Field<Schema>,
): Field<z.ZodOptional<Schema>> => ({
  ...field,
  optional: true,
  schema: field.schema.optional(),
});

export const nullable = <Schema extends z.ZodType>(
  field: Field<Schema>,
): Field<z.ZodNullable<Schema>> => ({
  ...field,
  nullable: true,
  schema: field.schema.nullable(),
});

export const TEXT_EXPECTED = 'escreva um texto entre aspas';
export const EMPTY = 'o texto está vazio; escreva alguma coisa';

/** A text without a limit of length: formats have limits of their own. */
export const textSchema = (...rules: Rule<string>[]) =>
  z
    .string({ error: TEXT_EXPECTED })
    .min(1, { error: EMPTY, abort: true })
    .superRefine(refinement(...rules));

export function textField(
  label: string,
  details: TextDetails,
  rules: readonly Rule<string>[],
) {
  const { max } = details;
  const error = `aqui cabem ${max.toLocaleString('pt-BR')}; encurte`;
  const schema = z
    .string({ error: TEXT_EXPECTED })
    .min(1, { error: EMPTY, abort: true })
    // The rules are not applied to a text that is too long, which may be megabytes.
    .max(max, { error, abort: true })
    .superRefine(refinement(...rules));
  return makeField('text', label, schema, details);
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
  const schema = z.enum(values, { error });
  return makeField('choice', label, schema, { ...options, choices });
}

export const yesNo = (label: string, options: FieldOptions = {}) => {
  const schema = z.boolean({ error: 'escreva true ou false, sem aspas' });
  return makeField('boolean', label, schema, options);
};

export function list<Item extends z.ZodType>(
  label: string,
  item: Field<Item>,
  { hint, ...bounds }: ListOptions & FieldOptions,
) {
  const { min, max } = bounds;
  const most = `esta lista tem no máximo ${max.toLocaleString('pt-BR')}`;
  const schema = z
    .array(item.schema, { error: 'escreva uma lista entre colchetes: [ … ]' })
    .min(min, { error: `esta lista tem pelo menos ${min}` })
    .max(max, { error: most });
  return makeField('list', label, schema, { hint, item, list: bounds });
}

type Shape<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Schema>
    ? Schema
    : never;
};

/** The zod shape of a group's fields. */
export const shapeOf = <Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
): Shape<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as Shape<Fields>;

export const GROUP_EXPECTED = 'escreva os campos entre chaves: { … }';

type GroupRule<Fields> = Rule<z.output<z.ZodObject<Shape<Fields>>>>;

/** Fields that belong together. The rules are about all of them, and apply once each is right. */
export function group<Fields extends Readonly<Record<string, Field>>>(
  label: string,
  fields: Fields,
  options: FieldOptions = {},
  ...rules: GroupRule<Fields>[]
) {
  const schema = z
    .strictObject(shapeOf(fields), { error: GROUP_EXPECTED })
    .superRefine(refinement(...rules), {
      when: ({ issues }) => issues.length === 0,
    });
  return makeField('group', label, schema, { ...options, fields });
}

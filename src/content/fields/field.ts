import { z } from 'zod';
import './messages';
import { characterRules } from './characters';
import { valueAt } from './path';
import {
  applyRules,
  findingOf,
  type Rule,
  refinement,
  type Severity,
  sentenceOf,
} from './rule';
import { foldAccents, quote } from './text';

export interface FieldOptions {
  /** Help for the editor, in whole sentences. */
  readonly hint?: string;
  /** Texts that the specification quotes: several, if the entries of a list have the field. */
  readonly fixed?: readonly string[];
  /** Values of our examples, which must not be published. */
  readonly samples?: readonly string[];
  /** Whether no page shows it. */
  readonly internal?: boolean;
  /** Whether no form shows it. A form keeps its value. */
  readonly hidden?: boolean;
}

export interface PictureNeeds {
  /** Minimum size in pixels, with which a picture looks sharp where it stands. */
  readonly width: number;
  readonly height: number;
  /** Whether the width or the height is enough. */
  readonly fitted?: boolean;
  /** Folder for new pictures, relative to the content file. Default: `data/images`. */
  readonly folder?: string;
  readonly svg?: boolean;
  /** Whether it stands on white in both themes, where light colors cannot be seen. */
  readonly onWhite?: boolean;
}

export interface ListOptions {
  /** Name of one entry, in lower case, such as `parceiro`. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** By the name of a field: how severe it is that two entries have the same value. In a list of texts it is an error. */
  readonly unique?: Readonly<Record<string, Severity>>;
}

export type FieldKind =
  | 'text'
  | 'picture'
  | 'date'
  | 'choice'
  | 'list'
  | 'group';

/** A field of a content file. */
export interface Field<Schema extends z.ZodType = z.ZodType>
  extends FieldOptions {
  readonly kind: FieldKind;
  /** Name in a form, unique in its group. */
  readonly label: string;
  readonly schema: Schema;
  readonly optional?: boolean;
  /** Maximum length of a text, in characters. */
  readonly max?: number;
  /** Whether placeholders such as `{{marca}}` are replaced in a text. */
  readonly interpolated?: boolean;
  /** The format of a text. */
  readonly pattern?: RegExp;
  /** Describes the format to an editor, as in "escreva o CEP como …". */
  readonly message?: string;
  readonly choices?: readonly { value: string; label: string }[];
  /** What a picture has to be. */
  readonly needs?: PictureNeeds;
  readonly list?: ListOptions;
  readonly item?: Field;
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

type Details = Omit<Partial<Field>, 'label' | 'schema'>;

/** Makes a field from a zod schema. */
export function makeField<Schema extends z.ZodType>(
  kind: FieldKind,
  label: string,
  schema: Schema,
  details: Details,
): Field<Schema> {
  const { hint } = details;
  const description = hint ? `${label}. ${hint}` : `${label}.`;
  return { ...details, kind, label, schema: schema.meta({ description }) };
}

export const optional = <Schema extends z.ZodType>(field: Field<Schema>) => ({
  ...field,
  optional: true,
  schema: field.schema.optional(),
});

/** Returns the errors of a value, without warnings. */
export const errorsOf = ({ schema }: Field, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).filter(
    (issue) => issue.code !== 'custom' || issue.params?.severity !== 'warning',
  );

/** Returns a value's first error as a sentence; undefined if the value is valid. */
export function problemOf(field: Field, value: unknown): string | undefined {
  const [issue] = errorsOf(field, value);
  return issue && sentenceOf(findingOf(issue, value));
}

const MAX_CHARACTERS = 5000;

/**
 * Makes a field for a text that is not empty.
 * @param rules - applied to a text that is not too long and matches the pattern
 */
export function textField(
  label: string,
  details: Details,
  rules: readonly Rule<string>[] = [],
) {
  const { max = MAX_CHARACTERS, kind = 'text', pattern, message } = details;
  const abort = true;
  let schema = z.string().min(1, { abort }).max(max, { abort });
  if (pattern) schema = schema.regex(pattern, { error: message, abort });
  return makeField(
    kind,
    label,
    schema.superRefine(refinement(applyRules([...characterRules, ...rules]))),
    details,
  );
}

/** Makes a field for one of several values, each with its label in a form. */
export function choice<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  options: FieldOptions = {},
) {
  const values = Object.keys(labels) as Value[];
  const choices = values.map((value) => ({ value, label: labels[value] }));
  return makeField('choice', label, z.enum(values), { ...options, choices });
}

/** Reports each text that an earlier entry has too. @param inEntry - where an entry has the text; empty if it is the entry */
const noDuplicates =
  (inEntry: readonly string[], severity: Severity): Rule<readonly unknown[]> =>
  (entries, report) => {
    const seen = new Map<string, number>();
    for (const i of entries.keys()) {
      const path = [i, ...inEntry];
      const text = valueAt(entries, path);
      if (typeof text !== 'string') continue;
      const key = foldAccents(text);
      const first = seen.get(key) ?? i;
      seen.set(key, first);
      const found = `${quote(text)} outra vez`;
      const message = `o mesmo já está no nº ${first + 1} da lista`;
      if (first !== i) report({ found, message, path, severity });
    }
  };

/** Makes a field for a list. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Field<Item>,
  { hint, ...bounds }: ListOptions & Pick<FieldOptions, 'hint'>,
) {
  const { min, max, unique = {} } = bounds;
  const rules = Object.entries(unique).map(([name, severity]) =>
    noDuplicates([name], severity),
  );
  if (!item.fields) rules.push(noDuplicates([], 'error'));
  const schema = z
    .array(item.schema)
    .min(min)
    .max(max)
    .superRefine(
      refinement((entries, report) => {
        for (const rule of rules) rule(entries, report);
      }),
      { when: ({ value }) => Array.isArray(value) },
    );
  return makeField('list', label, schema, { hint, item, list: bounds });
}

type Shape<Group> = {
  [Name in keyof Group]: Group[Name] extends Field<infer Schema>
    ? Schema
    : never;
};

/** Returns the zod schemas of fields, by their names. */
export const shapeOf = <Group extends Fields>(fields: Group) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as Shape<Group>;

/** Makes a field that groups other fields. The rule gets the group if all its fields are valid. */
export function group<Group extends Fields>(
  label: string,
  fields: Group,
  options: FieldOptions = {},
  rule: Rule<z.output<z.ZodObject<Shape<Group>>>> = () => {},
) {
  const schema = z.strictObject(shapeOf(fields)).superRefine(refinement(rule), {
    when: ({ issues }) => issues.length === 0,
  });
  return makeField('group', label, schema, { ...options, fields });
}

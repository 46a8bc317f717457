import './messages';
import { z } from 'zod';
import type { PictureNeeds } from './pictures';
import { textNames, unknownBraces } from './placeholders';
import {
  asRead,
  comparable,
  findExpressions,
  forbidden,
  GARBLED_MESSAGE,
  garbled,
} from './wording';

declare module 'zod' {
  /** What a field says about itself beside zod's `title` (its label) and `description` (its help). All of it is in data/schemas too. */
  interface GlobalMeta {
    /** Values of the sample company, which must not be published. */
    examples?: readonly string[];
    /** What VS Code says of a text that does not match the pattern. */
    patternErrorMessage?: string;
    /** `date` for a day. */
    format?: string;
    /** Labels of the values of a choice, in the same order. */
    enumDescriptions?: readonly string[];
    /** Texts that the specification quotes: several, if the entries of a list have the field. */
    fixed?: readonly string[];
    /** Whether no page shows it. */
    internal?: boolean;
    /** Whether placeholders such as `{{marca}}` are replaced in the text. */
    placeholders?: boolean;
    picture?: PictureNeeds;
    /** What one entry of a list is called, in lower case. */
    entry?: string;
  }
}

type Meta = Omit<z.GlobalMeta, 'title' | 'id'>;

const HTML = /<\/?(?:a|b|br|div|em|i|p|span|strong|u)\b[^<>]*>|&(?:amp|nbsp);/i;

/**
 * Makes a schema for a text that is not empty. An issue has the part of the text that is wrong in `params.found`.
 * @param wrongBraces - lists what stands between braces and must not
 */
function textField(
  title: string,
  max: number,
  meta: Meta,
  wrongBraces: (text: string) => string[],
  bracesMessage: string,
) {
  return z
    .string()
    .min(1, { abort: true })
    .max(max, { abort: true })
    .superRefine((text, context) => {
      const add = (found: string, message: string) =>
        context.addIssue({ code: 'custom', message, params: { found } });
      if (asRead(text) === '')
        add(text, 'este texto não mostra nada; escreva-o');
      const [spoiled] = garbled.exec(text) ?? [];
      if (spoiled) add(spoiled, GARBLED_MESSAGE);
      const [html] = HTML.exec(text) ?? [];
      if (html) add(html, 'aqui não serve HTML; escreva só as palavras');
      for (const { found, message } of findExpressions(text, [forbidden]))
        add(found, message);
      for (const found of wrongBraces(text)) add(found, bracesMessage);
    })
    .meta({ title, ...meta });
}

/** A text with placeholders such as `{{marca}}`. */
export const text = (title: string, max: number, meta: Meta = {}) =>
  textField(
    title,
    max,
    { placeholders: true, ...meta },
    (value) => unknownBraces(value, textNames),
    `entre chaves duplas, aqui só servem ${textNames.join(', ')}`,
  );

/** A text that is shown as written, except for names in single braces, each exactly once. */
export function template(
  title: string,
  max: number,
  names: readonly string[],
  meta: Meta = {},
) {
  const expected = names.map((name) => `{${name}}`);
  function wrongBraces(value: string): string[] {
    const found: string[] = value.match(/\{+[^{}]*\}+|[{}]/g) ?? [];
    const unknown = found.filter((name) => !expected.includes(name));
    const missing = expected.filter(
      (name) => found.filter((one) => one === name).length !== 1,
    );
    return [...unknown, ...missing];
  }
  const message =
    names.length > 0
      ? `precisa ter uma vez ${expected.join(', ')}, e nada mais entre chaves`
      : 'aqui não servem nomes entre chaves; escreva o próprio texto';
  return textField(title, max, meta, wrongBraces, message);
}

/** A text that is shown as written. */
export const plainText = (title: string, max: number, meta: Meta = {}) =>
  template(title, max, [], meta);

/** One of several values, each with its label in a form. */
export const choice = <Value extends string>(
  title: string,
  labels: Readonly<Record<Value, string>>,
  meta: Meta = {},
) =>
  z.enum(Object.keys(labels) as Value[]).meta({
    title,
    enumDescriptions: Object.values<string>(labels),
    ...meta,
  });

interface ListOptions {
  /** What one entry is called, in lower case. */
  readonly entry: string;
  readonly min: number;
  readonly max: number;
  /** Names of fields whose value two entries must not share. A list of texts has none twice. */
  readonly unique?: readonly string[];
  readonly description?: string;
}

export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { entry, min, max, unique = [], description }: ListOptions,
) {
  /** Reports each entry whose value, or the value of whose field, another has already. */
  function refuseDuplicates(
    entries: readonly unknown[],
    field: string | undefined,
    context: z.RefinementCtx,
  ): void {
    const first = new Map<string, number>();
    for (const [i, one] of entries.entries()) {
      const value = field ? Object(one)[field] : one;
      if (typeof value !== 'string') continue;
      const key = comparable(value);
      const before = first.get(key);
      if (before === undefined) first.set(key, i);
      else
        context.addIssue({
          code: 'custom',
          path: field ? [i, field] : [i],
          message: `o mesmo já está no nº ${before + 1} da lista`,
        });
    }
  }
  return z
    .array(item)
    .min(min)
    .max(max)
    .superRefine(
      (entries, context) => {
        refuseDuplicates(entries, undefined, context);
        for (const field of unique) refuseDuplicates(entries, field, context);
      },
      // Also when an entry is wrong in another way.
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta({ title, description, entry });
}

export const group = <Shape extends z.ZodRawShape>(
  title: string,
  fields: Shape,
  description?: string,
) => z.strictObject(fields).meta({ title, description });

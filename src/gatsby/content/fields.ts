import { z } from 'zod';
import { type FieldRule, follows, quoted } from './fieldProblem';
import { PICTURE_PATH } from './pictures';
import { factRules, proseRules, textFieldRules } from './textRules';

const proseFields = new WeakSet<object>();

/** Whether a schema is that of Portuguese words, to be spelt right: not a name, an address or a fixed text. */
export const isProse = (schema: object): boolean => proseFields.has(schema);

const prose = <Schema extends object>(schema: Schema): Schema => {
  proseFields.add(schema);
  return schema;
};

/** Words that a visitor reads. @param longest - in characters: what its place on the page holds */
export const text = (description: string, longest: number) =>
  prose(
    z
      .string()
      .min(1)
      .max(longest)
      .superRefine(follows(...textFieldRules))
      .describe(description),
  );

/** A fact or a fixed text: the company's facts are not filled in. @param longest - in characters */
export const fact = (description: string, longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .superRefine(follows(...factRules))
    .describe(description);

/**
 * A phrase with gaps that the site fills in, in single braces.
 * @param gaps - the names, each of which must be there once
 */
export const phrase = (description: string, longest: number, gaps: readonly string[]) => {
  const names = gaps.map((gap) => `{${gap}}`);
  const rule: FieldRule<string> = (value) => [
    ...[...value.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, name = '']) => !gaps.includes(name))
      .map((match) => ({
        found: quoted(match[0]),
        range: [match.index, match.index + match[0].length] as const,
        expected: `as palavras que o site troca aqui são ${names.join(', ')}`,
      })),
    ...names
      .filter((name) => value !== '' && value.split(name).length !== 2)
      .map((name) => ({
        found: quoted(value),
        expected: `"${name}" precisa aparecer uma vez: o site o troca`,
      })),
  ];
  return z
    .string()
    .min(1)
    .max(longest)
    .superRefine(follows(...proseRules, rule))
    .describe(description);
};

/** A list of texts or objects. @param most - what its place on the page holds */
export const list = <Item extends z.ZodType>(
  description: string,
  item: Item,
  least: number,
  most: number,
) => z.array(item).min(least).max(most).describe(description);

/** One of a fixed set of words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  description: string,
  words: Words,
) => z.enum(words).describe(description);

/**
 * A value with a form of its own.
 * @param pattern - the form, which editors check as well
 * @param expected - what to write, in Portuguese, with an example
 * @param repair - the value in the right form, where it can be told
 * @param rules - what else must hold once the form is right
 */
export const formatted = (
  description: string,
  pattern: RegExp,
  expected: string,
  repair: (value: string) => string | undefined = () => undefined,
  rules: readonly FieldRule<string>[] = [],
) => {
  const form: FieldRule<string> = (value) => {
    if (value === '') return [];
    if (pattern.test(value)) return rules.flatMap((rule) => rule(value));
    const better = repair(value);
    return [
      {
        found: quoted(value),
        expected,
        suggestion: better && pattern.test(better) ? better : undefined,
      },
    ];
  };
  return z
    .string()
    .min(1)
    .superRefine(follows(form))
    .meta({ description, pattern: pattern.source });
};

/** A path to a picture, relative to the file that names it; its form is told together with the file's own name. */
export const picturePath = (description: string) =>
  z.string().min(1).meta({ description, pattern: PICTURE_PATH.source });

/**
 * A content file: an object that knows no other fields than these.
 * @param schemaPath - where its JSON Schema is, from the file's own folder; editors find it by `$schema`
 */
export const contentFile = <Shape extends z.core.$ZodLooseShape>(
  schemaPath: string,
  description: string,
  shape: Shape,
) =>
  z
    .strictObject({
      $schema: z
        .literal(schemaPath)
        .optional()
        .describe('Onde está a descrição dos campos, que o editor usa para completar e avisar.'),
      ...shape,
    })
    .describe(description);

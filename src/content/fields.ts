import { z } from 'zod';
import { type FieldRule, follows, quoted } from './fieldProblem';
import {
  factRules,
  proseRules,
  remarkRules,
  textFieldRules,
} from './textRules';

export interface PicturePlace {
  /** Least size in pixels: for sharp screens up to twice the place's. */
  readonly width: number;
  readonly height: number;
  /** Whether one side is enough, as where the picture is fitted into a box. */
  readonly fitted?: boolean;
  /** Where the editor puts new pictures, beside the content file; `data/images` if left out. */
  readonly folder?: string;
  readonly svg?: boolean;
}

export interface Entries {
  readonly least: number;
  readonly most: number;
  readonly entry: string;
  /** Fields that no two entries may share; `true` for a list of plain texts. */
  readonly unique?: readonly string[] | true;
  readonly rarelyShared?: readonly string[];
}

/** What a field is beyond its type: what GraphQL, the guide, the spelling check and the editor make of it. */
export interface FieldKind {
  /** A text without a form of its own is shown as it is written; with `text`, the company's facts are filled in. */
  readonly form?: 'text' | 'picture' | 'date';
  readonly place?: PicturePlace;
  readonly entries?: Entries;
  /** What the company has fixed letter for letter: the text, or those of a list's first entries. */
  readonly fixed?: readonly string[];
}

export const fieldKinds = z.registry<FieldKind>();

const words = (
  description: string,
  longest: number,
  rules: readonly FieldRule<string>[],
  kind: FieldKind = {},
) =>
  z
    .string()
    .min(1, { abort: true })
    // Of a text that is too long, which may be megabytes, nothing else is told.
    .max(longest, { abort: true })
    .superRefine(follows(...rules))
    .describe(description)
    .register(fieldKinds, kind);

/** Words that a visitor reads. @param longest - in characters: what its place on the page holds */
export const text = (
  description: string,
  longest: number,
  ...fixed: readonly string[]
) => words(description, longest, textFieldRules, { form: 'text', fixed });

/** A fact or a fixed text: the company's facts are not filled in. */
export const fact = (
  description: string,
  longest: number,
  ...fixed: readonly string[]
) => words(description, longest, factRules, { fixed });

/** What only the people behind the site read: contacts and amounts may stand here. */
export const remark = (description: string, longest: number) =>
  words(description, longest, remarkRules);

/** A phrase with gaps that the site fills in: their names in single braces, each of them once. */
export const phrase = (
  description: string,
  longest: number,
  gaps: readonly string[],
) => {
  const names = gaps.map((gap) => `{${gap}}`);
  const expected = `precisa ter uma vez ${names.join(', ')}, que o site troca, e nada mais entre chaves`;
  const rule: FieldRule<string> = (value) => {
    const written = value.match(/\{[^{}]*\}|[{}]/g) ?? [];
    const isRight = [...written].sort().join() === [...names].sort().join();
    return isRight ? [] : [{ found: quoted(value), expected }];
  };
  return words(description, longest, [...proseRules, rule]);
};

export const list = <Item extends z.ZodType>(
  description: string,
  item: Item,
  [least, most]: readonly [least: number, most: number],
  entries: Omit<Entries, 'least' | 'most'>,
) =>
  z
    .array(item)
    .min(least)
    .max(most)
    .describe(description)
    .register(fieldKinds, { entries: { least, most, ...entries } });

/** Fields that belong together. @param rules - what they must be to one another, once each is right */
export const group = <Shape extends z.core.$ZodLooseShape>(
  description: string,
  shape: Shape,
  ...rules: FieldRule<z.output<z.ZodObject<Shape>>>[]
) =>
  z
    .strictObject(shape)
    .superRefine(follows(...rules), {
      when: ({ issues }) => issues.length === 0,
    })
    .describe(description);

export const oneOf = <Word extends string>(
  description: string,
  options: readonly Word[],
) => z.enum(options).describe(description);

export const yesNo = (description: string) => z.boolean().describe(description);

export const PICTURE_PATH =
  /^(?:\.\.\/)*[\w./-]+\.(?:png|jpe?g|webp|avif|svg)$/;

/** A path to a picture, relative to the file that names it; its form is told together with the file's own name. */
export const picture = (description: string, place: PicturePlace) =>
  z
    .string()
    .min(1)
    .meta({ description, pattern: PICTURE_PATH.source })
    .register(fieldKinds, { form: 'picture', place });

/** What a picture's file has to be, for who exports one: `pelo menos 480 × 360 pixels, em PNG, JPEG, WebP ou AVIF`. */
export function pictureNeeds({
  width,
  height,
  fitted,
  svg,
}: PicturePlace): string {
  const size = fitted
    ? `${width} pixels de largura ou ${height} de altura`
    : `${width} × ${height} pixels`;
  const kinds = ['PNG', 'JPEG', 'WebP', 'AVIF', ...(svg ? ['SVG'] : [])];
  const listed = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    kinds,
  );
  return `pelo menos ${size}, em ${listed}`;
}

export const homeAnchors = [
  '#home',
  '#sobre',
  '#servicos',
  '#parceiros',
  '#contato',
] as const;

export const homeLinks = (
  description: string,
  most: number,
  fixed: readonly string[],
) =>
  list(
    description,
    z.strictObject({
      label: text('Palavras do link.', 30, ...fixed),
      target: oneOf('Seção da página inicial.', homeAnchors),
    }),
    [1, most],
    { entry: 'link', unique: ['label', 'target'] },
  );

export interface ContentFile {
  readonly file: string;
  readonly type: string;
  readonly schema: z.ZodObject;
}

/** The name of the JSON Schema that is made of a content file: `home-partners.schema.json`. */
export const schemaName = (file: string): string =>
  `${file.replace('.json', '').replace(/\//g, '-')}.schema.json`;

export function contentFile<Shape extends z.core.$ZodLooseShape>(
  file: string,
  type: string,
  description: string,
  shape: Shape,
) {
  const up = '../'.repeat(file.split('/').length - 1);
  const $schema = z
    .literal(`${up}schemas/${schemaName(file)}`)
    .optional()
    .describe(
      'Onde está a descrição dos campos, que o editor usa para completar e avisar.',
    );
  const schema = z.strictObject({ $schema, ...shape }).describe(description);
  return { file, type, schema };
}

import { z } from 'zod';

/** A JSON file of the content folder. */
export interface ContentFile<Schema extends z.ZodObject = z.ZodObject> {
  /** Path inside the content folder, such as `home/hero.json`. */
  readonly path: string;
  /** Name of its GraphQL type. */
  readonly type: string;
  /** The section of the home page that shows it, such as `#sobre`. */
  readonly anchor: string;
  readonly schema: Schema;
}

/** A name made of a content file's path: `home-hero`. */
export const nameOf = (path: string): string =>
  path.replace(/\.\w+$/, '').replaceAll('/', '-');

/** The name of a content file's JSON Schema. */
export const schemaName = (path: string): string =>
  `${nameOf(path)}.schema.json`;

export function contentFile<Shape extends z.ZodRawShape>(
  path: string,
  type: string,
  anchor: string,
  title: string,
  fields: Shape,
  description?: string,
) {
  const address = `${path.includes('/') ? '../' : ''}schemas/${schemaName(path)}`;
  const $schema = z.literal(address).optional();
  const schema = z
    .strictObject({ $schema, ...fields })
    .meta({ title, description });
  return { path, type, anchor, schema };
}

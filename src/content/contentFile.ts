import { z } from 'zod';

/** A JSON file of the content folder. */
export interface ContentFile<Schema extends z.ZodObject = z.ZodObject> {
  /** Path inside the content folder, such as `home/hero.json`. */
  readonly path: string;
  /** Name of its GraphQL type. */
  readonly type: string;
  /** The section of the home page that shows it, such as `#sobre`, if only one does. */
  readonly anchor?: string;
  readonly schema: Schema;
}

/** A name made of a content file's path: `home-hero`. */
export const nameOf = (path: string): string =>
  path.replace(/\.\w+$/, '').replaceAll('/', '-');

/** The name of a content file's JSON Schema. */
export const schemaName = (path: string): string =>
  `${nameOf(path)}.schema.json`;

interface FileOptions<Shape extends z.ZodRawShape>
  extends Omit<ContentFile, 'schema'> {
  /** What its form is called. */
  readonly title: string;
  readonly description?: string;
  readonly fields: Shape;
}

export function contentFile<Shape extends z.ZodRawShape>({
  title,
  description,
  fields,
  ...file
}: FileOptions<Shape>) {
  const folder = file.path.includes('/') ? '../schemas' : 'schemas';
  const $schema = z.literal(`${folder}/${schemaName(file.path)}`).optional();
  const schema = z
    .strictObject({ $schema, ...fields })
    .meta({ title, description });
  return { ...file, schema };
}

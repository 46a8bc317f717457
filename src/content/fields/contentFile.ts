import { z } from 'zod';
import {
  type Field,
  type FieldOptions,
  type Fields,
  makeField,
  shapeOf,
} from './field';

export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Path inside the content folder, such as `home/hero.json`. */
  readonly path: string;
  /** Name of its GraphQL type. */
  readonly type: string;
  readonly root: Field<Schema>;
}

/** Returns the name of a content file's JSON Schema, such as `home-hero.schema.json`. */
export const schemaName = (path: string): string =>
  `${path.replace('.json', '').replaceAll('/', '-')}.schema.json`;

/** Describes a JSON file, which may name its JSON Schema in `$schema`. */
export function contentFile<Group extends Fields>(
  path: string,
  type: string,
  label: string,
  fields: Group,
  options: FieldOptions = {},
) {
  const up = path.includes('/') ? '../' : '';
  const address = `${up}schemas/${schemaName(path)}`;
  const $schema = z.literal(address).optional();
  const schema = z.strictObject({ $schema, ...shapeOf(fields) });
  const root = makeField('group', label, schema, { ...options, fields });
  return { path, type, root };
}

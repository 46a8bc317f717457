import { z } from 'zod';
import {
  type Field,
  type FieldOptions,
  type Fields,
  groupSchema,
  makeField,
} from './field';

export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Its path inside the folder: `home/hero.json`. */
  readonly path: string;
  readonly type: string;
  readonly root: Field<Schema>;
}

/** The name of the JSON Schema of a content file: `home-hero.schema.json`. */
export const schemaName = (path: string): string =>
  `${path.replace('.json', '').replaceAll('/', '-')}.schema.json`;

export function contentFile<Group extends Fields>(
  path: string,
  type: string,
  label: string,
  fields: Group,
  options: FieldOptions = {},
) {
  const up = path.includes('/') ? '../' : '';
  const address = `${up}schemas/${schemaName(path)}`;
  const error = `aqui só pode estar "${address}"`;
  const $schema = z.literal(address, { error }).optional();
  const schema = groupSchema(fields, { $schema });
  const root = makeField('group', label, schema, { ...options, fields });
  return { path, type, root };
}

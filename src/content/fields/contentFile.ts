import { z } from 'zod';
import {
  type Field,
  type FieldOptions,
  GROUP_EXPECTED,
  makeField,
  shapeOf,
} from './field';

/** A JSON file of the content folder. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Its path inside the folder: `home/hero.json`. */
  readonly path: string;
  /** The GraphQL type of its node. */
  readonly type: string;
  readonly root: Field<Schema>;
}

/** The name of the JSON Schema of a content file: `home-hero.schema.json`. */
export const schemaName = (path: string): string =>
  `${path.replace('.json', '').replaceAll('/', '-')}.schema.json`;

export function contentFile<Fields extends Readonly<Record<string, Field>>>(
  path: string,
  type: string,
  label: string,
  fields: Fields,
  options: FieldOptions = {},
) {
  const up = path.includes('/') ? '../' : '';
  const address = `${up}schemas/${schemaName(path)}`;
  const $schema = z
    .literal(address, { error: `aqui só pode estar "${address}"` })
    .optional()
    .describe('Onde está a descrição dos campos, para o editor de texto.');
  const schema = z.strictObject(
    { $schema, ...shapeOf(fields) },
    { error: GROUP_EXPECTED },
  );
  const root = makeField('group', label, schema, { ...options, fields });
  return { path, type, root };
}

import { z } from 'zod';
import { contentFiles } from './files';

/** A JSON Schema as a plain object. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The JSON Schemas that editors complete and underline from, made from the zod schemas.
 * @returns each file's name inside `data/schemas/` and its text, as it stands on disk
 */
export function jsonSchemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    contentFiles.map(({ schemaName, schema }) => [
      `${schemaName}.schema.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  );
}

/** One content file's JSON Schema, in the draft that VS Code reads best. */
export const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', reused: 'inline' }) as JsonSchema;

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { schemaName } from '../content/contentFile';
import { contentFiles } from '../content/schemas/contentFiles';

const FOLDER = join('data', 'schemas');

/**
 * Writes the JSON Schema of each data file, with which VS Code completes and explains the fields. Gatsby reads no file
 * of the folder (isContent.ts), so this starts no further build.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, schema } of contentFiles) {
    // The newest draft that VS Code fully supports.
    const json = z.toJSONSchema(schema, { target: 'draft-7' });
    writeFileSync(join(FOLDER, schemaName(path)), JSON.stringify(json));
  }
};

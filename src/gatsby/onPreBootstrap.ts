import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const { path, schema } of contentFiles) {
    const json = z.toJSONSchema(schema, {
      // The newest draft that VS Code fully supports.
      target: 'draft-7',
      reused: 'inline',
    });
    writeFileSync(
      join(FOLDER, schemaName(path)),
      JSON.stringify(json, null, 2),
    );
  }
};

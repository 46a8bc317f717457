import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { schemaName } from '../content/contentFile';
import { contentFiles } from '../content/schemas/contentFiles';

const FOLDER = join('data', 'schemas');

/** Writes the JSON Schemas with which VS Code completes and explains data files. Gatsby does not read them (gatsby-config.ts). */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, schema } of contentFiles) {
    // The newest draft that VS Code fully supports.
    const json = z.toJSONSchema(schema, { target: 'draft-7' });
    writeFileSync(join(FOLDER, schemaName(path)), JSON.stringify(json));
  }
};

import { mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../src/content/generate/jsonSchemas';

// Writes the JSON Schema of each data file, and removes those of deleted files.
const folder = join('data', 'schemas');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) unlinkSync(join(folder, name));
for (const [name, text] of jsonSchemas())
  writeFileSync(join(folder, name), text);

console.log('Wrote data/schemas/.');

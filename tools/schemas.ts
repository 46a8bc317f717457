import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../src/content/generate/jsonSchemas';

// Writes the JSON Schema of each data file, and removes those of deleted files.
const folder = join('data', 'schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of jsonSchemas())
  writeFileSync(join(folder, name), text);

console.log('Wrote data/schemas/.');

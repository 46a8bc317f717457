import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../src/contentModel/generate/jsonSchemas';

const folder = join('data', 'schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of jsonSchemas())
  writeFileSync(join(folder, name), text);

console.log('Wrote data/schemas/.');

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFieldTables } from '../src/content/generate/guideTables';
import { jsonSchemas } from '../src/content/generate/jsonSchemas';

const folder = join('data', 'schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of jsonSchemas())
  writeFileSync(join(folder, name), text);

const guide = join('data', 'README.md');
writeFileSync(guide, withFieldTables(readFileSync(guide, 'utf8')));
console.log('Escrevi data/schemas e as tabelas de data/README.md.');

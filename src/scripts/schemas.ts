import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaFiles } from '../gatsby/content/jsonSchemas';
import { withFieldTable } from '../gatsby/content/readmeTable';

// Writes what is made from the content schemas: the editors' JSON Schemas and the README's table of fields.
const folder = join('data', 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) writeFileSync(join(folder, name), text);

const readme = join('data', 'README.md');
writeFileSync(readme, withFieldTable(readFileSync(readme, 'utf8')));
console.log('Escrevi data/schemas e a tabela de data/README.md.');

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { contentFiles } from '../../../src/gatsby/content/files';
import { jsonSchemaFiles } from '../../../src/gatsby/content/jsonSchemas';
import { withFieldTable } from '../../../src/gatsby/content/readmeTable';

// When one of these fails, `npm run schemas` writes the files anew.

test.each([...jsonSchemaFiles()])('%s is what the content schema says', (name, text) => {
  expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(text);
});

test('the README’s table of fields is what the content schemas say', () => {
  const readme = readFileSync('data/README.md', 'utf8');
  expect(withFieldTable(readme)).toBe(readme);
});

test.each(contentFiles)(
  '$file names its JSON Schema, for editors to find',
  ({ file, schemaName }) => {
    const content = JSON.parse(readFileSync(join('data', file), 'utf8')) as { $schema?: string };
    const path = join('data', dirname(file), content.$schema ?? 'none');
    expect(relative('data/schemas', path)).toBe(`${schemaName}.schema.json`);
  },
);

test.each(contentFiles)('VS Code is told of the schema of $file', ({ file, schemaName }) => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const entry = settings['json.schemas'].find(({ fileMatch }) =>
    fileMatch.includes(`/data/${file}`),
  );
  expect(entry?.url).toBe(`./data/schemas/${schemaName}.schema.json`);
});

test('every field of every schema is described in the README', () => {
  const table = readFileSync('data/README.md', 'utf8').split('<!-- campos: início')[1] ?? '';
  const rows = table.split('\n').filter((line) => /^\| `[\w.[\]]+`/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
});

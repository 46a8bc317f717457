import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaName } from '../../src/content/fields';
import { contentFiles } from '../../src/content/files';
import { jsonSchemaFiles, withFieldTables } from '../../src/content/guide';
import { drawings } from '../../src/scripts/icons';
import { raw } from '../support/fixture';

// When one of these fails, `npm run schemas` writes the files anew.

test.each([...jsonSchemaFiles()])(
  '%s is what the content schema says',
  (name, text) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(text);
  },
);

test('the guide’s tables are what the content schemas say', () => {
  const guide = readFileSync('data/README.md', 'utf8');
  expect(withFieldTables(guide)).toBe(guide);
});

test('the icons are what Lucide draws (`npm run icons`)', () => {
  expect(readFileSync('src/components/Icon/drawings.json', 'utf8')).toBe(
    drawings(),
  );
});

test.each(contentFiles)(
  '$file names its JSON Schema, for code editors to find',
  ({ file }) => {
    const content: { $schema?: string } = raw(file);
    const path = join('data', dirname(file), content.$schema ?? 'none');
    expect(relative('data/schemas', path)).toBe(schemaName(file));
  },
);

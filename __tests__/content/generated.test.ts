import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaName } from '../../src/content/fields/contentFile';
import { walkFields } from '../../src/content/fields/walk';
import { jsonSchemas } from '../../src/content/generate/jsonSchemas';
import { contentFiles } from '../../src/content/schemas/contentFiles';
import { frontMatter } from '../../src/content/schemas/legal';
import { readFixture } from '../support/fixture';

// When this fails, run `npm run schemas`.
test.each([...jsonSchemas()])(
  '%s is up to date with the content schema',
  (name, text) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(text);
  },
);

test.each(contentFiles)('$path names its JSON Schema', ({ path: file }) => {
  const content: { $schema?: string } = readFixture(file);
  const path = join('data', dirname(file), content.$schema ?? 'none');
  expect(relative('data/schemas', path)).toBe(schemaName(file));
});

test.each([...contentFiles, { path: 'front matter', root: frontMatter }])(
  'the labels of $path are short, unique and capitalized',
  ({ root }) => {
    for (const { field } of walkFields(root)) {
      const labels = Object.values(field.fields ?? {}).map(
        ({ label }) => label,
      );
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).toMatch(/^\p{Lu}.{0,60}[^.]$/u);
    }
  },
);

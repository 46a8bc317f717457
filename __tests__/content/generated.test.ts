import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaName } from '../../src/content/fields/contentFile';
import { walkFields } from '../../src/content/fields/walk';
import { jsonSchemas } from '../../src/content/generate/jsonSchemas';
import { contentFiles } from '../../src/content/schemas/contentFiles';
import { frontMatter } from '../../src/content/schemas/legal';
import { raw } from '../support/fixture';

// When one of these fails, `npm run schemas` writes the files anew.

test.each([...jsonSchemas()])(
  '%s is what the content schema says',
  (name, text) => {
    expect(readFileSync(join('data/schemas', name), 'utf8')).toBe(text);
  },
);

test.each(contentFiles)(
  '$path names its JSON Schema, for text editors to find',
  ({ path: file }) => {
    const content: { $schema?: string } = raw(file);
    const path = join('data', dirname(file), content.$schema ?? 'none');
    expect(relative('data/schemas', path)).toBe(schemaName(file));
  },
);

test.each([...contentFiles, { path: 'front matter', root: frontMatter }])(
  'every label in the form of $path is short, alone and a name',
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

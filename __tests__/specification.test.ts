import { readFileSync } from 'node:fs';
import { contentFiles } from '../src/content/schemas/contentFiles';
import { walkSchemas } from '../src/content/walk';

const specification = readFileSync('docs/specification.md', 'utf8');

// The content check warns when a fixed text changes.
const fixed = contentFiles.flatMap(({ schema }) =>
  [...walkSchemas(schema)].flatMap((field) => field.meta()?.fixed ?? []),
);

test('the fixed texts of the schemas are those that the specification quotes', () => {
  for (const text of fixed) expect(specification).toContain(text);
  for (const [, quoted] of specification.matchAll(/\B'(\w[^']+)'\B/g))
    expect(fixed).toContain(quoted);
});

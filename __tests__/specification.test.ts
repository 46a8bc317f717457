import { readFileSync } from 'node:fs';
import { walkFields } from '../src/content/fields/walk';
import { contentFiles } from '../src/content/schemas/contentFiles';

const specification = readFileSync('docs/specification.md', 'utf8');

// The content check warns when a fixed text changes.
const fixed = contentFiles.flatMap(({ root }) =>
  [...walkFields(root)].flatMap(({ field }) => field.fixed ?? []),
);

test('the fixed texts of the schemas are those that the specification quotes', () => {
  for (const text of fixed) expect(specification).toContain(text);
  for (const [, quoted] of specification.matchAll(/\B'(\w[^']+)'\B/g))
    expect(fixed).toContain(quoted);
});

import { readFileSync } from 'node:fs';
import { contentFiles } from '@/content/schemas/contentFiles';
import { walkValues } from '@/content/walk';
import { readData } from './support/texts';

const specification = readFileSync('docs/specification.md', 'utf8');

// The content check warns when a fixed text changes.
const fixed = contentFiles.flatMap((file) =>
  [...walkValues(file.schema, readData(file))].flatMap(
    ({ schema }) => schema.meta()?.fixed ?? [],
  ),
);

test('the fixed texts of the schemas are those that the specification quotes', () => {
  for (const text of fixed) expect(specification).toContain(text);
  for (const [, quoted] of specification.matchAll(/\B'(\w[^']+)'\B/g))
    expect(fixed).toContain(quoted);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Field } from '@/content/fields/field';
import { forms } from '../../tools/editor/forms';
import { FIXTURE } from '../support/fixture';
import { readLegalPage } from '../support/legalPage';

/** A value with its fields in the order of the schema. */
function inOrder(value: unknown, field?: Field): unknown {
  if (Array.isArray(value))
    return value.map((entry) => inOrder(entry, field?.item));
  if (typeof value !== 'object' || value === null) return value;
  const written = new Map(Object.entries(value));
  const names = ['$schema', ...Object.keys(field?.fields ?? {})];
  return Object.fromEntries(
    names
      .filter((name) => written.has(name))
      .map((name) => [name, inOrder(written.get(name), field?.fields?.[name])]),
  );
}

// Then a form that is saved changes what a person changed, and nothing else.
describe.each(['data', FIXTURE])('in %s', (folder) => {
  test.each(forms)('$file is written as the editor writes it', (one) => {
    const content = readFileSync(join(folder, one.file), 'utf8');
    if (one.isLegal) {
      const { head } = readLegalPage(folder, one.file);
      const values = inOrder(parse(head), one.root);
      expect(head).toBe(stringify(values, { lineWidth: 0 }));
    } else {
      const values = inOrder(JSON.parse(content), one.root);
      expect(content).toBe(`${JSON.stringify(values, null, 2)}\n`);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Field } from '@/content/fields/field';
import { forms } from '../../tools/editor/forms';
import { FIXTURE } from '../support/fixture';
import { readLegalPage } from '../support/legalPage';

/** Sorts the fields of a value in the order of the schema. */
function sortFields(value: unknown, field?: Field): unknown {
  if (Array.isArray(value))
    return value.map((entry) => sortFields(entry, field?.item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = new Map(Object.entries(value));
  const names = ['$schema', ...Object.keys(field?.fields ?? {})];
  return Object.fromEntries(
    names
      .filter((name) => entries.has(name))
      .map((name) => [
        name,
        sortFields(entries.get(name), field?.fields?.[name]),
      ]),
  );
}

// So that saving a form changes only what a person changed.
describe.each(['data', FIXTURE])('in %s', (folder) => {
  test.each(forms)(
    '$file has the format in which the editor saves it',
    ({ file, root, isLegal }) => {
      if (isLegal) {
        const { head } = readLegalPage(folder, file);
        const values = sortFields(parse(head), root);
        expect(head).toBe(stringify(values, { lineWidth: 0 }));
      } else {
        const content = readFileSync(join(folder, file), 'utf8');
        const values = sortFields(JSON.parse(content), root);
        expect(content).toBe(`${JSON.stringify(values, null, 2)}\n`);
      }
    },
  );
});

import { errorsOf, type Field } from '../../../src/content/fields/field';
import { foldAccents } from '../../../src/content/fields/text';
import {
  fieldAt,
  type Path,
  valueAt,
  walkValues,
} from '../../../src/content/fields/walk';

/** Returns a sentence about a duplicate value in a list, if there is one. */
function findDuplicate({ list, item }: Field, entries: unknown) {
  const { unique, entry } = list ?? {};
  if (!Array.isArray(unique) || !Array.isArray(entries)) return undefined;
  for (const name of unique) {
    const texts = entries.map((value) => String(valueAt(value, [name])));
    const keys = texts.map(foldAccents);
    const duplicate = texts.find((_, i) => keys.indexOf(keys[i] ?? '') < i);
    const label = item?.fields?.[name]?.label;
    if (duplicate)
      return `${label}: há mais de um ${entry} com "${duplicate}".`;
  }
  return undefined;
}

/** Removes empty values, which a form has for optional fields. */
const removeEmpty = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (_, value) => (value === '' ? undefined : value)),
  );

/**
 * Finds an error that concerns several fields of a form. The errors of a single
 * field are shown at the field.
 * @returns a sentence; undefined if there is no error
 */
export function problemOfForm(
  root: Field,
  values: unknown,
): string | undefined {
  for (const { field, value } of walkValues(root, values)) {
    const problem = findDuplicate(field, value);
    if (problem) return problem;
  }
  for (const issue of errorsOf(root, removeEmpty(values))) {
    const label = fieldAt(root, issue.path as Path)?.label;
    if (issue.code === 'custom') return `${label}: ${issue.message}.`;
  }
  return undefined;
}

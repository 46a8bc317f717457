import {
  errorsOf,
  type Field,
  fieldAt,
  findingOf,
  type Path,
  sentenceOf,
} from '../../../src/content';

/** Removes empty values, which a form has for optional fields. */
const removeEmpty = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (_, value) => (value === '' ? undefined : value)),
  );

/**
 * Finds an error that concerns several fields of a form, such as a duplicate in a
 * list. The form shows the errors of a single field at the field.
 * @returns a sentence; undefined if there is no error
 */
export function problemOfForm(
  root: Field,
  values: unknown,
): string | undefined {
  for (const issue of errorsOf(root, removeEmpty(values)))
    if (issue.code === 'custom') {
      const label = fieldAt(root, issue.path as Path)?.label;
      return `${label}: ${sentenceOf(findingOf(issue))}`;
    }
  return undefined;
}

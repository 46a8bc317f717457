import { labelAt, type Path } from '../../../src/content/walk';
import type { Form } from '../forms';

/** Removes empty values, which a form has for optional fields. */
const removeEmpty = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values), (_key, value) =>
    value === '' || value === null ? undefined : value,
  );

/**
 * Finds what the content check would refuse in the values of a form.
 * @param values - also the text of a legal page, as `body`
 * @returns a sentence that names the field, about the first error
 */
export function problemOfForm(
  { schema, isLegal }: Form,
  values: object,
): string | undefined {
  const { body, ...frontMatter } = values as { body?: string };
  const data = removeEmpty(isLegal ? frontMatter : values);
  const { issues = [] } = schema.safeParse(data).error ?? {};
  // Sveltia notes keys of its own in the entries of a list, and does not save them.
  const issue = issues.find(({ code }) => code !== 'unrecognized_keys');
  return issue && `${labelAt(schema, issue.path as Path)}: ${issue.message}.`;
}

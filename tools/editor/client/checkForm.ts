import { errorsOf, type Field } from '../../../src/content/fields/field';
import { foldAccents } from '../../../src/content/fields/text';
import {
  fieldAt,
  type Path,
  valueAt,
  walkValues,
} from '../../../src/content/fields/walk';

/** What entries of a list share that no two may share, as a sentence. */
function repetition({ list, item }: Field, entries: unknown) {
  const { unique, entry } = list ?? {};
  if (!Array.isArray(unique) || !Array.isArray(entries)) return undefined;
  for (const name of unique) {
    const texts = entries.map((one) => String(valueAt(one, [name])));
    const keys = texts.map(foldAccents);
    const again = texts.find((_, i) => keys.indexOf(keys[i] ?? '') < i);
    const label = item?.fields?.[name]?.label;
    if (again) return `${label}: há mais de um ${entry} com "${again}".`;
  }
  return undefined;
}

/** The same values without the empty ones, which a form holds for what may be missing. */
const withoutEmpty = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (_, value) => (value === '' ? undefined : value)),
  );

/**
 * Finds what is wrong across the fields of a form; single fields say their own
 * mistakes where they are typed.
 * @returns a sentence; undefined when nothing is wrong
 */
export function problemOfForm(
  root: Field,
  values: unknown,
): string | undefined {
  for (const { field, value } of walkValues(root, values)) {
    const repeated = repetition(field, value);
    if (repeated) return repeated;
  }
  for (const issue of errorsOf(root, withoutEmpty(values))) {
    const label = fieldAt(root, issue.path as Path)?.label;
    if (issue.code === 'custom') return `${label}: ${issue.message}.`;
  }
  return undefined;
}

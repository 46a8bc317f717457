import { errorsOf } from '../../../src/content/fields/field';
import { foldAccents } from '../../../src/content/fields/text';
import { fieldAt, valueAt, walkValues } from '../../../src/content/fields/walk';
import type { Form } from '../forms';

/** Entries of a list that share what no two may share, as sentences. */
function* repetitions({ root }: Form, values: unknown): Generator<string> {
  for (const { field, value } of walkValues(root, values)) {
    const { unique = [], entry } = field.list ?? {};
    if (unique === true || !Array.isArray(value)) continue;
    for (const name of unique) {
      const written = value.map((one) => String(valueAt(one, [name]) ?? ''));
      const keys = written.map((one) => foldAccents(one).trim());
      const again = written.find((_, i) => keys.indexOf(keys[i] ?? '') < i);
      const label = field.item?.fields?.[name]?.label;
      if (again) yield `${label}: há mais de um ${entry} com "${again}".`;
    }
  }
}

/** The same values without the empty ones, which a form holds for what may be missing. */
const withoutEmpty = (values: unknown): unknown =>
  JSON.parse(
    JSON.stringify(values, (_, value) => (value === '' ? undefined : value)),
  );

/**
 * Finds what is wrong across the fields of a form. Single fields say their own
 * mistakes where they are typed.
 * @returns a sentence; undefined when nothing is wrong
 */
export function problemOfForm(form: Form, values: unknown): string | undefined {
  const [repeated] = repetitions(form, values);
  if (repeated) return repeated;
  for (const issue of errorsOf(form.root, withoutEmpty(values))) {
    const keys = issue.path.filter((key) => typeof key !== 'symbol');
    const label = fieldAt(form.root, keys)?.label;
    if (issue.code === 'custom') return `${label}: ${issue.message}.`;
  }
  return undefined;
}

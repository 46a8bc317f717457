import { foldAccents } from '../../content/fields/text';
import {
  type FieldValue,
  valueAt,
  walkValues,
} from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';

function* repetitions(
  file: ParsedFile,
  { path, value }: FieldValue,
  field: string | true,
  severity: 'error' | 'warning',
) {
  const lines = new Map<string, number>();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  for (const i of entries.keys()) {
    const place = field === true ? [...path, i] : [...path, i, field];
    const written = valueAt(file.value, place);
    if (typeof written !== 'string' || written.trim() === '') continue;
    const key = foldAccents(written).split(/\s+/).join(' ').replace(/\/$/, '');
    const line = lines.get(key);
    const hint =
      severity === 'warning'
        ? 'confira se não é uma cópia por engano'
        : 'cada um aparece uma vez só';
    const expected = `o mesmo já está na linha ${line}; ${hint}`;
    if (line) yield locate(file, place, { expected, severity });
    else lines.set(key, file.source.lineAt(file.rangeOf(place)[0]));
  }
}

/** Whether entries of a list share what they may not share. */
export const checkLists: ContentRule = function* ({ files }) {
  for (const file of files.values())
    for (const list of walkValues(file.root, file.value)) {
      const { unique = [], rarelyShared = [] } = list.field.list ?? {};
      for (const field of unique === true ? [unique] : unique)
        yield* repetitions(file, list, field, 'error');
      for (const field of rarelyShared)
        yield* repetitions(file, list, field, 'warning');
    }
};

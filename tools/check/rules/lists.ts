import { foldAccents } from '../../../src/content/fields/text';
import {
  type FieldValue,
  type Path,
  valueAt,
  walkValues,
} from '../../../src/content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';

const HINTS = {
  error: 'cada um aparece uma vez só',
  warning: 'confira se não é uma cópia por engano',
};

function* findDuplicates(
  file: ParsedFile,
  { path, value }: FieldValue,
  field: string | true,
  severity: 'error' | 'warning',
) {
  const seen = new Map<string, Path>();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  for (const i of entries.keys()) {
    const entryPath = field === true ? [...path, i] : [...path, i, field];
    const written = valueAt(file.value, entryPath);
    if (typeof written !== 'string') continue;
    const folded = foldAccents(written).trim();
    // A URL with a trailing slash is the same URL.
    const key = folded.endsWith('/') ? folded.slice(0, -1) : folded;
    const first = seen.get(key);
    seen.set(key, first ?? entryPath);
    if (!first) continue;
    const line = file.source.lineAt(file.rangeOf(first)[0]);
    const expected = `o mesmo já está na linha ${line}; ${HINTS[severity]}`;
    yield locate(file, entryPath, { expected, severity });
  }
}

/** Reports duplicate values in lists: errors for `unique` fields, warnings for `rarelyShared` ones. */
export const checkLists: ContentRule = function* ({ files }) {
  for (const file of files.values())
    for (const list of walkValues(file.root, file.value)) {
      const { unique = [], rarelyShared = [] } = list.field.list ?? {};
      for (const field of unique === true ? [unique] : unique)
        yield* findDuplicates(file, list, field, 'error');
      for (const field of rarelyShared)
        yield* findDuplicates(file, list, field, 'warning');
    }
};

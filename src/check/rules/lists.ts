import { foldAccents } from '../../content/fields/text';
import { type Path, valueAt, walkValues } from '../../content/fields/walk';
import { type ContentRule, locate } from '../model/content';

const SAME = 'outro item da lista já tem o mesmo';
const ERROR = { expected: `${SAME}; cada um aparece uma vez só` };
const WARNING = {
  expected: `${SAME}; confira se não é uma cópia por engano`,
  severity: 'warning',
} as const;

/** Where a list holds what an entry before it has in the same place. */
function* repetitions(entries: readonly unknown[], way: Path): Generator<Path> {
  const seen = new Set<string>();
  for (const [i, entry] of entries.entries()) {
    const written = valueAt(entry, way);
    if (typeof written !== 'string') continue;
    const key = foldAccents(written).replace(/\/$/, '').trim();
    if (seen.has(key)) yield [i, ...way];
    seen.add(key);
  }
}

/** Whether entries of a list share what they may not share. */
export const checkLists: ContentRule = function* ({ files }) {
  for (const file of files.values())
    for (const { path, field, value } of walkValues(file.root, file.value)) {
      if (!field.list || !Array.isArray(value)) continue;
      const { unique = [], rarelyShared = [] } = field.list;
      for (const name of unique === true ? [undefined] : unique)
        for (const place of repetitions(value, name ? [name] : []))
          yield locate(file, [...path, ...place], ERROR);
      for (const name of rarelyShared)
        for (const place of repetitions(value, [name]))
          yield locate(file, [...path, ...place], WARNING);
    }
};

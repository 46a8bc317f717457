import { quoted } from '../content/fieldProblem';
import { allFields, fieldTree } from '../content/fieldTree';
import { contentFiles } from '../content/files';
import { plain } from '../content/nearest';
import type { Content } from './checkContent';
import type { Problem } from './problem';
import { locate, type Path, valueAt } from './source';

interface UniqueList {
  readonly file: string;
  readonly list: Path;
  /** The field that must be told apart; left out where the list holds plain texts. */
  readonly field?: string;
  readonly warning?: boolean;
}

// React keys, addresses and visitors all tell entries apart by these.
const uniqueLists: readonly UniqueList[] = contentFiles.flatMap(({ file, schema }) =>
  allFields(fieldTree(schema)).flatMap(({ path: list, field: { kind } }): UniqueList[] => {
    if (kind?.kind !== 'list') return [];
    const { unique = [], rarelyShared = [] } = kind;
    return [
      ...(unique === true ? [{ file, list }] : unique.map((field) => ({ file, list, field }))),
      ...rarelyShared.map((field) => ({ file, list, field, warning: true })),
    ];
  }),
);

/** Entries that stand twice in a list. Case, accents and spaces make no difference. */
export function listProblems({ json }: Content): Problem[] {
  return uniqueLists.flatMap(({ file, list, field, warning }) => {
    const source = json.get(file);
    const entries = source && valueAt(source.value, list);
    if (!source || !Array.isArray(entries)) return [];
    const first = new Map<string, number>();
    return entries.flatMap((entry, i): Problem[] => {
      const value = field ? valueAt(entry, [field]) : entry;
      if (typeof value !== 'string' || value.trim() === '') return [];
      const key = plain(value).replace(/\s+/g, ' ').trim().replace(/\/$/, '');
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, i);
        return [];
      }
      const path = [...list, i, ...(field ? [field] : [])];
      const { line } = source.place([...list, before, ...(field ? [field] : [])]);
      const expected = warning
        ? `o mesmo já está na linha ${line}; confira se não é uma cópia por engano`
        : `o mesmo já está na linha ${line}; cada um aparece uma vez só`;
      return [locate(source, path, { found: quoted(value), expected, warning })];
    });
  });
}

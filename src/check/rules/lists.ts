import { foldAccents, quote } from '../../content/fields/text';
import {
  type FieldValue,
  type Path,
  valueAt,
  walkValues,
} from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../content';
import type { Diagnostic } from '../diagnostic';

const keyOf = (value: string) =>
  foldAccents(value).split(/\s+/).join(' ').trim().replace(/\/$/, '');

function repetitions(
  file: ParsedFile,
  { path, value }: FieldValue,
  field: string | undefined,
  isRare = false,
): Diagnostic[] {
  const lines = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  for (const [i] of Array.isArray(value) ? value.entries() : []) {
    const entryPath: Path = [...path, i, ...(field ? [field] : [])];
    const written = valueAt(file.value, entryPath);
    if (typeof written !== 'string' || written.trim() === '') continue;
    const key = keyOf(written);
    const line = lines.get(key);
    if (line === undefined) {
      lines.set(key, file.source.lineAt(file.rangeOf(entryPath)[0]));
      continue;
    }
    const hint = isRare
      ? 'confira se não é uma cópia por engano'
      : 'cada um aparece uma vez só';
    const severity = isRare ? 'warning' : 'error';
    const expected = `o mesmo já está na linha ${line}; ${hint}`;
    const finding = { found: quote(written), expected, severity } as const;
    diagnostics.push(locate(file, entryPath, finding));
  }
  return diagnostics;
}

function checkList(file: ParsedFile, list: FieldValue): Diagnostic[] {
  const { unique = [], rarelyShared = [] } = list.field.list ?? {};
  const fields = unique === true ? [undefined] : unique;
  return [
    ...fields.flatMap((field) => repetitions(file, list, field)),
    ...rarelyShared.flatMap((field) => repetitions(file, list, field, true)),
  ];
}

/** Whether entries of a list share what they may not share. */
export const checkLists: ContentRule = ({ files }) =>
  [...files.values()].flatMap((file) =>
    [...walkValues(file.root, file.value)].flatMap((value) =>
      checkList(file, value),
    ),
  );

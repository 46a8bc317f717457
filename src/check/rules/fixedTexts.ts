import { type Path, valueAt, walkFields } from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../content';

/** The paths of the values of a field, which are several for a field of a list's entries. */
function valuePaths(file: ParsedFile, path: readonly string[]): Path[] {
  const at = path.indexOf('*');
  if (at === -1) return [path];
  const list = path.slice(0, at);
  const entries = valueAt(file.value, list);
  if (!Array.isArray(entries)) return [];
  return entries.map((_, i) => [...list, i, ...path.slice(at + 1)]);
}

function* checkFile(file: ParsedFile) {
  for (const { path, field } of walkFields(file.root)) {
    const paths = valuePaths(file, path);
    const texts = paths.map((place) => valueAt(file.value, place));
    let after = 0;
    for (const [i, fixed] of (field.fixed ?? []).entries()) {
      // Other entries may stand between those of a list that are fixed.
      const at = texts.indexOf(fixed, after);
      if (at !== -1) after = at + 1;
      else if (typeof texts[i] === 'string')
        yield locate(file, paths[i] ?? [], {
          expected: `o texto fixo é "${fixed}": a especificação do site o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
          severity: 'warning',
        });
    }
  }
}

/** Whether the texts that the specification quotes stand in their own places. */
export const checkFixedTexts: ContentRule = function* ({ files }) {
  for (const file of files.values()) yield* checkFile(file);
};

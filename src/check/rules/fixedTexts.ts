import { quote } from '../../content/fields/text';
import { type Path, valueAt, walkFields } from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../content';
import type { Diagnostic } from '../diagnostic';

/** The paths of the values of a field, which are several for a field of a list's entries. */
function valuePaths(file: ParsedFile, path: readonly string[]): Path[] {
  const at = path.indexOf('*');
  if (at === -1) return [path];
  const list = path.slice(0, at);
  const entries = valueAt(file.value, list);
  if (!Array.isArray(entries)) return [];
  return entries.map((_, i) => [...list, i, ...path.slice(at + 1)]);
}

function checkField(
  file: ParsedFile,
  path: readonly string[],
  fixed: readonly string[],
): Diagnostic[] {
  const paths = valuePaths(file, path);
  const texts = paths.map((place) => valueAt(file.value, place));
  const diagnostics: Diagnostic[] = [];
  let after = 0;
  for (const [i, text] of fixed.entries()) {
    // Other entries may stand between those of a list that are fixed.
    const at = texts.indexOf(text, after);
    const place = paths[i];
    const found = texts[i];
    if (at !== -1) after = at + 1;
    else if (place && typeof found === 'string')
      diagnostics.push(
        locate(file, place, {
          found: quote(found),
          expected: `o texto fixo é "${text}": a especificação do site o cita letra por letra; se a mudança foi combinada, avise quem cuida do código`,
          severity: 'warning',
        }),
      );
  }
  return diagnostics;
}

/** Whether the texts that the specification quotes stand in their own places. */
export const checkFixedTexts: ContentRule = ({ files }) =>
  [...files.values()].flatMap((file) =>
    [...walkFields(file.root)].flatMap(({ path, field }) =>
      field.fixed ? checkField(file, path, field.fixed) : [],
    ),
  );

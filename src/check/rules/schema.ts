import type { z } from 'zod';
import type { Finding } from '../../content/fields/finding';
import { nearestWord, quote } from '../../content/fields/text';
import { fieldAt, type Path, valueAt } from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';

function reportOf(
  { root, value }: ParsedFile,
  issue: z.core.$ZodIssue,
): Finding {
  if (issue.code === 'custom') return issue.params as Finding;
  const written = valueAt(value, issue.path as Path);
  const { optional, choices = [] } = fieldAt(root, issue.path as Path) ?? {};
  const isEmpty = written === null || written === '';
  const values = choices.map((choice) => choice.value);
  const more = isEmpty && optional ? ', ou apague a linha' : '';
  return {
    expected: `${issue.message}${more}`,
    suggestion:
      typeof written === 'string' ? nearestWord(written, values) : undefined,
  };
}

function* unknownFields(file: ParsedFile, path: Path, keys: readonly string[]) {
  const known = Object.keys(fieldAt(file.root, path)?.fields ?? {});
  for (const key of keys) {
    const report = {
      found: `o campo ${quote(key)}`,
      expected: `ele não existe aqui; os que existem são: ${known.join(', ')}`,
      suggestion: nearestWord(key, known),
    };
    yield locate(file, [...path, key], report, true);
  }
}

function* checkFile(file: ParsedFile) {
  const missing = new Map<string, Path[]>();
  const renamed = new Set<string>();
  const seen = new Set<string>();
  const { issues = [] } = file.root.schema.safeParse(file.value).error ?? {};
  for (const issue of issues) {
    const path = issue.path as Path;
    const group = path.slice(0, -1).join();
    // The length of a value of the wrong type says nothing.
    const isEcho = issue.code !== 'custom' && seen.has(path.join());
    seen.add(path.join());
    if (issue.code === 'unrecognized_keys')
      for (const diagnostic of unknownFields(file, path, issue.keys)) {
        renamed.add(diagnostic.suggestion ?? '');
        yield diagnostic;
      }
    else if (path.length > 0 && valueAt(file.value, path) === undefined)
      missing.set(group, [...(missing.get(group) ?? []), path]);
    else if (!isEcho) yield locate(file, path, reportOf(file, issue));
  }
  for (const paths of missing.values()) {
    // A field whose name is misspelt is not missing as well.
    const [first, ...others] = paths.filter(
      (path) => !renamed.has(String(path.at(-1))),
    );
    if (!first) continue;
    const names = [first, ...others].map(
      (path) => `"${path.at(-1)}" (${fieldAt(file.root, path)?.label})`,
    );
    const expected = `falta aqui: ${names.join(', ')}`;
    yield { ...locate(file, first, { expected }), length: 1 };
  }
}

/** Whether each value is as its field's schema wants it. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) yield* checkFile(file);
};

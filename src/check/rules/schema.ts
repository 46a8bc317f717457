import type { z } from 'zod';
import { nearestWord, quote } from '../../content/fields/text';
import { fieldAt, type Path, valueAt } from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../content';
import type { Report } from '../diagnostic';

function describe(value: unknown, isSize: boolean): string {
  if (value === null) return 'null (vazio)';
  if (Array.isArray(value))
    return isSize ? `uma lista com ${value.length}` : 'uma lista […]';
  if (typeof value === 'object') return 'um grupo de campos {…}';
  if (typeof value !== 'string') return `${value}, sem aspas`;
  if (value === '') return 'um texto vazio';
  return isSize ? `um texto de ${value.length} letras` : quote(value);
}

function reportOf(file: ParsedFile, issue: z.core.$ZodIssue): Report {
  if (issue.code === 'custom') return issue.params as Report;
  const path = issue.path as Path;
  const value = valueAt(file.value, path);
  const field = fieldAt(file.root, path);
  const isEmpty = value === null || value === '';
  const values = field?.choices?.map((choice) => choice.value) ?? [];
  const isSize = issue.code === 'too_big' || issue.code === 'too_small';
  return {
    found: describe(value, isSize),
    expected:
      isEmpty && field?.optional
        ? `${issue.message}, ou apague a linha`
        : issue.message,
    suggestion:
      typeof value === 'string' ? nearestWord(value, values) : undefined,
  };
}

function* checkFile(file: ParsedFile) {
  const { root, value } = file;
  const missing = new Map<string, Path[]>();
  const seen = new Set<string>();
  const issues = root.schema.safeParse(value).error?.issues ?? [];
  const unknown: z.core.$ZodIssueUnrecognizedKeys[] = [];
  for (const issue of issues) {
    const path = issue.path as Path;
    const id = path.join('\n');
    const group = path.slice(0, -1).join('\n');
    if (issue.code === 'unrecognized_keys') unknown.push(issue);
    else if (path.length > 0 && valueAt(value, path) === undefined)
      missing.set(group, [...(missing.get(group) ?? []), path]);
    else if (issue.code === 'custom' || !seen.has(id))
      yield locate(file, path, reportOf(file, issue));
    // The length of a value of the wrong type says nothing.
    seen.add(id);
  }
  for (const { path, keys } of unknown) {
    const known = Object.keys(fieldAt(root, path as Path)?.fields ?? {});
    const used = Object(valueAt(value, path as Path));
    const free = known.filter((name) => !Object.hasOwn(used, name));
    for (const key of keys) {
      const id = path.join('\n');
      const suggestion = nearestWord(key, free);
      // A field whose name is misspelt is not missing as well.
      const lacking = missing.get(id) ?? [];
      missing.set(
        id,
        lacking.filter((other) => other.at(-1) !== suggestion),
      );
      const found = `o campo ${quote(key)}`;
      const expected = `ele não existe aqui; os que existem são: ${known.join(', ')}`;
      const report = { found, expected, suggestion };
      yield locate(file, [...(path as Path), key], report, { key: true });
    }
  }
  for (const [first, ...others] of missing.values()) {
    if (!first) continue;
    const names = [first, ...others].map((path) => quote(String(path.at(-1))));
    const label = fieldAt(root, first)?.label;
    const expected =
      others.length > 0
        ? `faltam os campos ${names.join(', ')}; acrescente-os`
        : `falta o campo ${names} (${label}); acrescente-o`;
    yield { ...locate(file, first, { expected }), length: 1 };
  }
}

/** Whether each value is as its field's schema wants it. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) yield* checkFile(file);
};

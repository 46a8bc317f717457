import type { z } from 'zod';
import { nearestWord, quote } from '../../content/fields/text';
import { fieldAt, type Path, valueAt } from '../../content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';
import type { Report } from '../model/diagnostic';

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
  const issues = root.schema.safeParse(value).error?.issues ?? [];
  const renamed = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const known = Object.keys(fieldAt(root, path)?.fields ?? {});
    const used = Object(valueAt(value, path));
    const free = known.filter((name) => !Object.hasOwn(used, name));
    for (const key of issue.keys) {
      const suggestion = nearestWord(key, free);
      if (suggestion) renamed.add([...path, suggestion].join());
      const found = `o campo ${quote(key)}`;
      const expected = `ele não existe aqui; os que existem são: ${known.join(', ')}`;
      const report = { found, expected, suggestion };
      yield locate(file, [...path, key], report, { key: true });
    }
  }
  const missing = new Map<string, Path[]>();
  const seen = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const isMissing = path.length > 0 && valueAt(value, path) === undefined;
    // A field whose name is misspelt is not missing as well.
    const group = path.slice(0, -1).join();
    if (isMissing && !renamed.has(path.join()))
      missing.set(group, [...(missing.get(group) ?? []), path]);
    // The length of a value of the wrong type says nothing.
    const isEcho = issue.code !== 'custom' && seen.has(path.join());
    seen.add(path.join());
    if (isMissing || isEcho || issue.code === 'unrecognized_keys') continue;
    yield locate(file, path, reportOf(file, issue));
  }
  for (const paths of missing.values()) {
    const names = paths.map(
      (path) => `"${path.at(-1)}" (${fieldAt(root, path)?.label})`,
    );
    const expected = `falta aqui: ${names.join(', ')}`;
    yield { ...locate(file, paths[0] ?? [], { expected }), length: 1 };
  }
}

/** Whether each value is as its field's schema wants it. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) yield* checkFile(file);
};

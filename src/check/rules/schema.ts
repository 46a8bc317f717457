import type { z } from 'zod';
import type { Finding } from '../../content/fields/finding';
import { nearestWord, quote } from '../../content/fields/text';
import { fieldAt, type Path, valueAt } from '../../content/fields/walk';
import type { ContentRule, ParsedFile } from '../content';
import { locate } from '../content';
import type { Diagnostic } from '../diagnostic';

function describe(value: unknown, code: z.core.$ZodIssue['code']) {
  const isSize = code === 'too_big' || code === 'too_small';
  if (value === null) return 'null (vazio)';
  if (value === '') return undefined;
  if (Array.isArray(value))
    return isSize ? `uma lista com ${value.length}` : 'uma lista […]';
  if (typeof value === 'object') return 'um grupo de campos {…}';
  if (typeof value !== 'string') return `${value}, sem aspas`;
  if (!isSize) return `o texto ${quote(value)}`;
  return `um texto de ${value.length.toLocaleString('pt-BR')} caracteres`;
}

function findingOf(
  file: ParsedFile,
  issue: z.core.$ZodIssue,
  path: Path,
): Finding {
  if (issue.code === 'custom') return issue.params as Finding;
  const value = valueAt(file.value, path);
  const field = fieldAt(file.root, path);
  const found = describe(value, issue.code);
  const remedy = field?.optional ? ', ou apague a linha' : '';
  const expected =
    value === null && field?.nullable
      ? issue.message
      : `${issue.message}${value === null || value === '' ? remedy : ''}`;
  const values = field?.choices?.map((choice) => choice.value) ?? [];
  const suggestion =
    typeof value === 'string' ? nearestWord(value, values) : undefined;
  return { found, expected, suggestion };
}

/** Names the fields that a group lacks in one sentence. */
function missing(file: ParsedFile, path: Path, keys: readonly string[]) {
  const [key = ''] = keys;
  const field = fieldAt(file.root, [...path, key]);
  const expected =
    keys.length === 1
      ? `falta o campo "${key}" (${field?.label}); acrescente-o`
      : `faltam os campos ${keys.map(quote).join(', ')}; acrescente-os`;
  const names = locate(file, [...path, key], { expected });
  const place = locate(file, path, { expected }, { key: true });
  const { entry, field: name, label } = names;
  return { ...place, entry, field: name, label, length: 1 };
}

function checkFile(file: ParsedFile): Diagnostic[] {
  const { root, value } = file;
  const issues = root.schema.safeParse(value).error?.issues ?? [];
  const diagnostics: Diagnostic[] = [];
  const missingKeys = new Map<string, { path: Path; keys: string[] }>();
  const wrongTypes = new Set<string>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const isMissing = path.length > 0 && valueAt(value, path) === undefined;
    if (isMissing) {
      const id = parent.join('\n');
      const group = missingKeys.get(id) ?? { path: parent, keys: [] };
      group.keys.push(String(path.at(-1)));
      missingKeys.set(id, group);
    }
    const id = path.join('\n');
    // The length of a value of the wrong type says nothing.
    if (isMissing || issue.code === 'unrecognized_keys' || wrongTypes.has(id))
      continue;
    if (issue.code === 'invalid_type') wrongTypes.add(id);
    diagnostics.push(locate(file, path, findingOf(file, issue, path)));
  }
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const known = Object.keys(fieldAt(root, path)?.fields ?? {});
    const group = missingKeys.get(path.join('\n'));
    for (const key of issue.keys) {
      const used = Object(valueAt(value, path));
      const free = known.filter((name) => !Object.hasOwn(used, name));
      const suggestion = nearestWord(key, free);
      // A field whose name is misspelt is not missing as well.
      if (group) group.keys = group.keys.filter((name) => name !== suggestion);
      const found = `o campo ${quote(key)}`;
      const expected = `ele não existe aqui; os que existem são: ${known.join(', ')}`;
      const finding = { found, expected, suggestion };
      diagnostics.push(locate(file, [...path, key], finding, { key: true }));
    }
  }
  for (const { path, keys } of missingKeys.values())
    if (keys.length > 0) diagnostics.push(missing(file, path, keys));
  return diagnostics;
}

/** Whether each value is as its field's schema wants it. */
export const checkSchemas: ContentRule = ({ files }) =>
  [...files.values()].flatMap(checkFile);

import type { z } from 'zod';
import type { FieldProblem } from '../content/fieldProblem';
import { nearest, plain } from '../content/nearest';
import type { Problem } from './problem';
import { sentenceOf, typeName } from './schemaSentences';
import { bare, definition, schemaAt } from './schemaTree';
import { locate, nameOf, type Path, type Source, valueAt } from './source';

// Names that people give to fields, too far from the fields' own to be guessed by their letters.
const EVERYDAY: Readonly<Record<string, string>> = {
  site: 'url',
  link: 'url',
  endereco: 'url',
  nome: 'name',
  titulo: 'title',
  texto: 'text',
  cor: 'color',
};

function unknownKeys(
  source: Source,
  schema: z.ZodType,
  path: Path,
  keys: readonly string[],
): Problem[] {
  const inner = schemaAt(schema, path);
  const known = Object.keys((inner && definition(inner).shape) ?? {}).filter(
    (key) => key !== '$schema',
  );
  const used = Object.keys((valueAt(source.value, path) ?? {}) as object);
  const free = known.filter((key) => !used.includes(key));
  return keys.map((key) => {
    const candidates = free.length > 0 ? free : known;
    const everyday = EVERYDAY[plain(key)];
    const suggestion =
      everyday && candidates.includes(everyday) ? everyday : nearest(key, candidates);
    const expected = `o campo "${key}" não existe aqui; os que existem são: ${known.join(', ')}`;
    return locate(source, [...path, key], { expected, suggestion }, { key: true });
  });
}

/**
 * Checks a source against its schema.
 * @returns every problem, each with its place; a field that is missing only because its name is misspelt
 *   is told once, by the misspelt name
 */
export function schemaProblems(source: Source, schema: z.ZodType): Problem[] {
  const { success, error } = schema.safeParse(source.value);
  if (success) return [];
  const renamed = new Set<string>();
  const problems: Problem[] = [];
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const problem of unknownKeys(source, schema, issue.path as Path, issue.keys)) {
      problems.push(problem);
      if (problem.suggestion) renamed.add([...issue.path, problem.suggestion].join('.'));
    }
  }
  for (const issue of error.issues) {
    const path = issue.path as Path;
    const value = valueAt(source.value, path);
    if (issue.code === 'unrecognized_keys') continue;
    const field = schemaAt(schema, path);
    const format = field && bare(field).meta()?.format;
    if (issue.code === 'custom' && issue.params) {
      problems.push(locate(source, path, issue.params as FieldProblem));
    } else if (value === undefined && path.length > 0) {
      if (renamed.has(path.join('.'))) continue;
      const help = field?.description ? ` (${field.description.replace(/\.$/, '')})` : '';
      const expected = `falta o campo "${String(path.at(-1))}"${help}; ${typeName(field && definition(field).type, format)}`;
      problems.push({
        ...locate(source, path.slice(0, -1), { expected }),
        ...nameOf(source, path),
        length: 1,
      });
    } else {
      problems.push(locate(source, path, sentenceOf(issue, value, format)));
    }
  }
  return problems;
}

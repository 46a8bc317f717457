import type { z } from 'zod';
import {
  EMPTY,
  type FieldProblem,
  nearest,
  quoted,
} from '../content/fieldProblem';
import { type Field, fieldAt, type Path } from '../content/fieldTree';
import { locate, nameOf, type Problem, type Source, valueAt } from './problem';

function unknownKeys(
  source: Source,
  path: Path,
  keys: readonly string[],
): Problem[] {
  const known = (fieldAt(source.root, path)?.fields ?? []).map(
    ({ name }) => name,
  );
  const used = new Set(
    Object.keys((valueAt(source.value, path) ?? {}) as object),
  );
  const free = known.filter((key) => !used.has(key));
  return keys.map((key) => {
    const expected = `o campo ${quoted(key)} não existe aqui; os que existem são: ${known.join(', ')}`;
    const suggestion = nearest(key, free);
    return locate(
      source,
      [...path, key],
      { expected, suggestion },
      { key: true },
    );
  });
}

const number = (value: unknown) => Number(value).toLocaleString('pt-BR');

function foundName(value: unknown): string {
  if (value === null) return 'null (vazio)';
  if (Array.isArray(value)) return 'uma lista […]';
  if (typeof value === 'object') return 'um grupo de campos {…}';
  if (typeof value === 'string') return `o texto ${quoted(value)}`;
  if (typeof value === 'number') return `o número ${value}, sem aspas`;
  return String(value);
}

const FORMS: Readonly<Partial<Record<Field['form'], string>>> = {
  date: 'escreva a data, como 2026-11-20',
  boolean: 'escreva true ou false, sem aspas',
  list: 'escreva uma lista entre colchetes: [ … ]',
  group: 'escreva os campos entre chaves: { … }',
};

const formOf = (field: Field | undefined) => {
  const form = (field && FORMS[field.form]) ?? 'escreva um texto entre aspas';
  return field?.nullable ? `${form}, ou null` : form;
};

function sizeProblem(
  least: unknown,
  most: unknown,
  value: unknown,
  field?: Field,
): FieldProblem {
  if (Array.isArray(value)) {
    const bounds =
      most === undefined ? `pelo menos ${least}` : `no máximo ${number(most)}`;
    const items = value.length === 1 ? 'item' : 'itens';
    const found = `uma lista com ${value.length} ${items}`;
    return { found, expected: `esta lista tem ${bounds}` };
  }
  if (most === undefined)
    return {
      expected:
        field?.required === false ? `${EMPTY}, ou apague a linha` : EMPTY,
    };
  const found = `um texto de ${number(String(value).length)} caracteres`;
  return { found, expected: `aqui cabem ${number(most)}; encurte` };
}

function sayingOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  field?: Field,
): FieldProblem {
  switch (issue.code) {
    case 'custom':
      return issue.params as FieldProblem;
    case 'invalid_value': {
      const words = issue.values.map(String);
      const [only] = words;
      const expected =
        words.length === 1
          ? `aqui só pode estar "${only}"`
          : `escreva um destes: ${words.join(', ')}`;
      if (typeof value !== 'string')
        return { found: foundName(value), expected };
      const suggestion = words.length === 1 ? only : nearest(value, words);
      return { found: quoted(value), expected, suggestion };
    }
    case 'too_big':
      return sizeProblem(undefined, issue.maximum, value, field);
    case 'too_small':
      return sizeProblem(issue.minimum, undefined, value, field);
    // Of what our schemas are made of, only `invalid_type` is left.
    default:
      return { found: foundName(value), expected: formOf(field) };
  }
}

/** What is wrong by the schema. A field that is missing because its name is misspelt is told once, by that name. */
export function schemaProblems(source: Source, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(source.value).error?.issues ?? [];
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(source, issue.path as Path, issue.keys)
      : [],
  );
  const renamed = new Set(
    problems.map(
      ({ entry, suggestion }) => suggestion && `${entry} ${suggestion}`,
    ),
  );
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const value = valueAt(source.value, path);
    const field = fieldAt(source.root, path);
    if (value !== undefined || path.length === 0) {
      problems.push(locate(source, path, sayingOf(issue, value, field)));
      continue;
    }
    const name = nameOf(source, path);
    if (renamed.has(`${name.entry} ${name.field}`)) continue;
    const help = field?.description
      ? ` (${field.description.replace(/\.$/, '')})`
      : '';
    const expected = `falta o campo "${String(path.at(-1))}"${help}; ${formOf(field)}`;
    problems.push({
      ...locate(source, path.slice(0, -1), { expected }),
      ...name,
      length: 1,
    });
  }
  return problems;
}

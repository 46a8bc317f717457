import type { z } from 'zod';
import type { Field } from '../../../src/content/fields/field';
import type { Finding } from '../../../src/content/fields/finding';
import { type Path, valueAt } from '../../../src/content/fields/path';
import {
  firstText,
  nearestWord,
  quote,
} from '../../../src/content/fields/text';
import { fieldAt, walkFields } from '../../../src/content/fields/walk';
import { contentFiles } from '../../../src/content/schemas/contentFiles';
import { type ContentRule, locate, type ParsedFile } from '../model/content';

const TEXT_KINDS = ['text', 'picture', 'date', 'choice'];

/** Explains a value of the wrong type. @param message - of the schema */
const explainWrongType = (kind = '', written: unknown, message: string) =>
  firstText(
    written === null && `o valor está vazio; ${message}`,
    kind === 'boolean' &&
      (written === 'true' || written === 'false') &&
      `escreva ${written} sem aspas`,
    !TEXT_KINDS.includes(kind) && message,
    typeof written === 'number' &&
      `um número também vai entre aspas: escreva "${JSON.stringify(written)}"`,
    typeof written === 'object' &&
      'escreva um texto só, entre aspas, sem chaves nem colchetes',
    message,
  );

const explainWrongRoot = (value: unknown) =>
  Array.isArray(value)
    ? 'o arquivo tem só a lista, sem o que vem em volta dela: { "…": [ … ] }; desfaça a última mudança'
    : 'o arquivo precisa ter os seus campos entre "{" e "}"; desfaça a última mudança';

/** Explains a file with the content of another one, or with only one entry of a list, as after a wrong paste. */
function explainOtherContent({ root, value }: ParsedFile): string | undefined {
  const keys = Object.keys(Object(value)).filter((key) => key !== '$schema');
  const hasAll = (field?: Field) => keys.every((key) => field?.fields?.[key]);
  if (keys.length < 2 || hasAll(root)) return undefined;
  const other = contentFiles.find((file) => hasAll(file.root));
  if (other)
    return `aqui está o conteúdo de "${other.path}"; desfaça a última mudança`;
  if (keys.some((key) => root.fields?.[key])) return undefined;
  const list = [...walkFields(root)].find(({ field }) => hasAll(field.item));
  return (
    list &&
    `o arquivo tem um ${list.field.list?.entry} só, e não a lista "${list.field.label}" com o que vem em volta dela; desfaça a última mudança e ponha-o dentro da lista`
  );
}

/** Finds the value that was probably meant, by a similar value or a similar label of the forms. */
function nearestName(
  written: string,
  named: readonly { readonly value: string; readonly label: string }[],
): string | undefined {
  const known = named.flatMap(({ value, label }) => [value, label]);
  const word = nearestWord(written, known);
  return named.find(({ value, label }) => word === value || word === label)
    ?.value;
}

/** Adds the line of the earlier value to a finding about a duplicate. */
function withLine(file: ParsedFile, path: Path, finding: Finding): Finding {
  const { sameAs, expected } = finding;
  if (!sameAs) return finding;
  const first = [...path.slice(0, -sameAs.length), ...sameAs];
  const line = file.source.lineAt(file.rangeOf(first)[0]);
  return {
    ...finding,
    expected: `o mesmo já está na linha ${line}; ${expected}`,
  };
}

function findingOf(
  file: ParsedFile,
  path: Path,
  issue: z.core.$ZodIssue,
): Finding {
  const { root, value } = file;
  if (issue.code === 'custom')
    return withLine(file, path, issue.params as Finding);
  const written = valueAt(value, path);
  const { kind, label, optional, choices = [] } = fieldAt(root, path) ?? {};
  if (written === undefined && path.length > 0)
    return { expected: `falta aqui o campo "${path.at(-1)}" (${label})` };
  if (path.length === 0) return { expected: explainWrongRoot(value) };
  const { message } = issue;
  const more = !written && optional ? ', ou apague a linha' : '';
  return {
    found: written === null ? '' : undefined,
    expected: `${explainWrongType(kind, written, message)}${more}`,
    suggestion:
      typeof written === 'string' ? nearestName(written, choices) : undefined,
  };
}

/**
 * Reports fields that do not exist.
 * @returns the paths of the missing fields that were probably meant
 */
function* unknownFields(file: ParsedFile, path: Path, keys: readonly string[]) {
  const fields = Object.entries(fieldAt(file.root, path)?.fields ?? {});
  const named = fields.map(([value, { label }]) => ({ value, label }));
  const names = named.map(({ value }) => value).join(', ');
  const isMissing = (name: string) =>
    valueAt(file.value, [...path, name]) === undefined;
  const missing = fields
    .filter(([name, { optional }]) => !optional && isMissing(name))
    .map(([name]) => name);
  const [only] = keys.length === 1 && missing.length === 1 ? missing : [];
  const groups = [...walkFields(file.root)].filter(
    (group) => !group.path.includes('*'),
  );
  const meant: string[] = [];
  for (const key of keys) {
    const home = groups.find(({ field }) => field.fields?.[key])?.path;
    const place = home?.length
      ? `dentro de "${home.at(-1)}"`
      : 'no nível de cima do arquivo';
    const elsewhere = home ? `; ele fica ${place}` : '';
    const suggestion = nearestName(key, named) ?? (home ? undefined : only);
    const finding = {
      found: `o campo ${quote(key)}`,
      expected: `ele não existe aqui; os que existem são: ${names}${elsewhere}`,
      suggestion,
    };
    yield locate(file, [...path, key], finding, true);
    if (suggestion && isMissing(suggestion))
      meant.push([...path, suggestion].join());
  }
  return meant;
}

/** Reports values that do not match the schema of their field. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    const other = explainOtherContent(file);
    if (other) {
      yield locate(file, [], { expected: other, found: '' });
      continue;
    }
    const { issues = [] } = file.root.schema.safeParse(file.value).error ?? {};
    const reported = new Set<string>();
    for (const issue of issues)
      if (issue.code === 'unrecognized_keys') {
        const path = issue.path as Path;
        const meant = yield* unknownFields(file, path, issue.keys);
        for (const one of meant) reported.add(one);
      }
    for (const issue of issues) {
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys') continue;
      // Report only the first schema error of a value.
      if (issue.code === 'custom' || !reported.has(path.join()))
        yield locate(file, path, findingOf(file, path, issue));
      reported.add(path.join());
    }
  }
};

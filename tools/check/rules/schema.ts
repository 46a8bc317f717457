import type { z } from 'zod';
import type { Field } from '../../../src/content/fields/field';
import type { Finding } from '../../../src/content/fields/finding';
import { nearestWord, quote } from '../../../src/content/fields/text';
import {
  fieldAt,
  type Path,
  valueAt,
  walkFields,
} from '../../../src/content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';
import { firstMatch } from '../model/firstMatch';

const TEXT_KINDS = ['text', 'picture', 'date', 'choice'];

/** Explains a value of the wrong type; undefined when the message of the schema is good enough. */
function explainWrongType(kind = '', written: unknown): string | undefined {
  if (kind === 'boolean' && (written === 'true' || written === 'false'))
    return `escreva ${written} sem aspas`;
  if (!TEXT_KINDS.includes(kind)) return undefined;
  return firstMatch([
    [
      typeof written === 'number',
      `um número também vai entre aspas: escreva "${JSON.stringify(written)}"`,
    ],
    [
      typeof written === 'boolean',
      'escreva um texto entre aspas, e não true ou false',
    ],
    [written === null, 'o valor está vazio; escreva um texto entre aspas'],
    [Array.isArray(written), 'escreva um texto só, entre aspas, sem colchetes'],
    [
      typeof written === 'object',
      'escreva um texto só, entre aspas, sem chaves',
    ],
  ]);
}

const explainWrongRoot = (value: unknown) =>
  Array.isArray(value)
    ? 'o arquivo tem só a lista, sem o que vem em volta dela: { "…": [ … ] }; desfaça a última mudança'
    : 'o arquivo precisa ter os seus campos entre "{" e "}"; desfaça a última mudança';

/** If a file contains only one entry of a list, as after a wrong paste, finds that list. */
function findListOfLoneEntry({ root, value }: ParsedFile): Field | undefined {
  const keys = Object.keys(Object(value));
  const fields = root.fields ?? {};
  if (keys.length === 0 || keys.some((key) => key !== '$schema' && fields[key]))
    return undefined;
  return [...walkFields(root)]
    .map(({ field }) => field)
    .filter(({ item }) => item?.fields)
    .find(({ item }) => keys.every((key) => item?.fields?.[key]));
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
  const isEmpty = written === null || written === '';
  const more = isEmpty && optional ? ', ou apague a linha' : '';
  const values = choices.map((choice) => choice.value);
  return {
    expected: `${explainWrongType(kind, written) ?? issue.message}${more}`,
    suggestion:
      typeof written === 'string' ? nearestWord(written, values) : undefined,
  };
}

const knownFields = ({ root }: ParsedFile, path: Path) =>
  Object.keys(fieldAt(root, path)?.fields ?? {});

function* unknownFields(file: ParsedFile, path: Path, keys: readonly string[]) {
  const known = knownFields(file, path);
  for (const key of keys) {
    const finding = {
      found: `o campo ${quote(key)}`,
      expected: `ele não existe aqui; os que existem são: ${known.join(', ')}`,
      suggestion: nearestWord(key, known),
    };
    yield locate(file, [...path, key], finding, true);
  }
}

/** The paths of the known fields that misspelt keys were probably meant for. */
const misspeltFields = (
  file: ParsedFile,
  issues: readonly z.core.$ZodIssue[],
): string[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const known = knownFields(file, path);
    return issue.keys.map((key) => [...path, nearestWord(key, known)].join());
  });

/** Reports values that do not match the schema of their field. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    const list = findListOfLoneEntry(file);
    if (list) {
      const expected = `o arquivo tem um ${list.list?.entry} só, e não a lista "${list.label}" com o que vem em volta dela; desfaça a última mudança e ponha-o dentro da lista`;
      yield locate(file, [], { expected, found: '' });
      continue;
    }
    const { issues = [] } = file.root.schema.safeParse(file.value).error ?? {};
    const misspelt = misspeltFields(file, issues);
    const seen = new Set<string>();
    for (const issue of issues) {
      const path = issue.path as Path;
      const key = path.join();
      // Report only the first schema error of a value, and do not report a misspelt field as missing too.
      const isEcho =
        (issue.code !== 'custom' && seen.has(key)) ||
        (misspelt.includes(key) && valueAt(file.value, path) === undefined);
      seen.add(key);
      if (issue.code === 'unrecognized_keys')
        yield* unknownFields(file, path, issue.keys);
      else if (!isEcho) yield locate(file, path, findingOf(file, path, issue));
    }
  }
};

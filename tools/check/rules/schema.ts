import type { z } from 'zod';
import type { Finding } from '../../../src/content/fields/finding';
import { nearestWord, quote } from '../../../src/content/fields/text';
import { fieldAt, type Path, valueAt } from '../../../src/content/fields/walk';
import { type ContentRule, locate, type ParsedFile } from '../model/content';

function findingOf(
  { root, value }: ParsedFile,
  path: Path,
  issue: z.core.$ZodIssue,
): Finding {
  if (issue.code === 'custom') return issue.params as Finding;
  const written = valueAt(value, path);
  const { label, optional, choices = [] } = fieldAt(root, path) ?? {};
  if (written === undefined && path.length > 0)
    return { expected: `falta aqui o campo "${path.at(-1)}" (${label})` };
  const isEmpty = written === null || written === '';
  const values = choices.map((choice) => choice.value);
  const more = isEmpty && optional ? ', ou apague a linha' : '';
  return {
    expected: `${issue.message}${more}`,
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

/** The fields that are there under a name that was misspelt. */
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

/** Whether each value is as its field's schema wants it. */
export const checkSchemas: ContentRule = function* ({ files }) {
  for (const file of files.values()) {
    const { issues = [] } = file.root.schema.safeParse(file.value).error ?? {};
    const misspelt = misspeltFields(file, issues);
    const seen = new Set<string>();
    for (const issue of issues) {
      const path = issue.path as Path;
      const key = path.join();
      // The length of a value of the wrong type says nothing, and a misspelt field is not missing as well.
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

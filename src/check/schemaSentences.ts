import type { z } from 'zod';
import { EMPTY, type FieldProblem, quoted } from '../content/fieldProblem';
import { nearest } from '../content/nearest';

const number = (value: unknown) => Number(value).toLocaleString('pt-BR');

/** A value as the message names it. */
function foundName(value: unknown): string {
  if (value === null) return 'null (vazio)';
  if (Array.isArray(value)) return 'uma lista […]';
  if (typeof value === 'object') return 'um grupo de campos {…}';
  if (typeof value === 'string') return `o texto ${quoted(value)}`;
  if (typeof value === 'number') return `o número ${value}, sem aspas`;
  return String(value);
}

/** What kind of value to write, by zod's name of it. @param format - the form of a text, as JSON Schemas name it */
export function typeName(type: string | undefined, format?: unknown): string {
  if (format === 'date') return 'escreva a data, como 2026-11-20';
  switch (type) {
    case 'string':
    case 'enum':
    case 'literal':
      return 'escreva um texto entre aspas';
    case 'boolean':
      return 'escreva true ou false, sem aspas';
    case 'array':
      return 'escreva uma lista entre colchetes: [ … ]';
    default:
      return 'escreva os campos entre chaves: { … }';
  }
}

function sizeSentence(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): FieldProblem {
  const most = issue.code === 'too_big' ? issue.maximum : undefined;
  const limit = number(most ?? (issue as z.core.$ZodIssueTooSmall).minimum);
  if (typeof value === 'string') {
    if (most === undefined) return { expected: EMPTY };
    return {
      found: `um texto de ${number(value.length)} caracteres`,
      expected: `aqui cabem ${limit}; encurte`,
    };
  }
  const items = Array.isArray(value) ? value.length : 0;
  const count = items === 1 ? '1 item' : `${number(items)} itens`;
  return {
    found: items === 0 ? 'uma lista vazia' : `uma lista de ${count}`,
    expected:
      most === undefined
        ? `esta lista tem pelo menos ${limit}`
        : `esta lista tem no máximo ${limit}`,
  };
}

/** Says in Portuguese what one of zod's findings means. @param value - what stands in the file. @param format - see `typeName` */
export function sentenceOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  format?: unknown,
): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return {
        found: foundName(value),
        expected: typeName(issue.expected === 'object' ? undefined : issue.expected, format),
      };
    case 'invalid_value': {
      const words = issue.values.map(String);
      const expected =
        words.length === 1
          ? `aqui só pode estar "${words[0]}"`
          : `escreva um destes: ${words.join(', ')}`;
      if (typeof value !== 'string') return { found: foundName(value), expected };
      return {
        found: quoted(value),
        expected,
        suggestion: words.length === 1 ? words[0] : nearest(value, words),
      };
    }
    case 'too_big':
    case 'too_small':
      return sizeSentence(issue, value);
    default:
      return { found: foundName(value), expected: 'este valor não serve; veja data/README.md' };
  }
}

import type { z } from 'zod';
import { type Path, valueAt } from '../../src/content/walk';

export type Severity = 'error' | 'warning';

/** A text file of the content folder. */
export interface Source {
  /** The path in messages: `data/company.json`. */
  readonly file: string;
  readonly text: string;
}

export interface Problem {
  readonly severity: Severity;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** In characters of the line. */
  readonly length: number;
  /** Undefined when the problem is about the whole file. */
  readonly sourceLine?: string;
  /** The place in the form: `Parceiros › parceiro nº 2 › Site oficial (campo "url")`. */
  readonly label?: string;
  readonly found?: string;
  /** Completes the sentence "Encontrei …; …." */
  readonly message: string;
}

export type ProblemDetails = Partial<
  Pick<Problem, 'severity' | 'label' | 'found'>
>;

export const problemOfFile = (
  file: string,
  message: string,
  details: ProblemDetails = {},
): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  length: 1,
  message,
  ...details,
});

/** Start and end of a part of a text. */
export type Range = readonly [start: number, end: number];

/** @param range - where the problem is. If what was found is there in the same letters, only that is marked. */
export function problemAt(
  { file, text }: Source,
  [start, end]: Range,
  message: string,
  details: ProblemDetails = {},
): Problem {
  const { found = '' } = details;
  const offset = found ? text.slice(start, end).indexOf(found) : -1;
  const from = Math.max(start, start + offset);
  const to = offset < 0 ? end : from + found.length;
  const before = text.slice(0, from).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const [sourceLine = ''] = text.slice(from - column + 1).split(/\r?\n/, 1);
  const length = Math.min(to - from, sourceLine.length - column + 1);
  return {
    ...problemOfFile(file, message, details),
    line: before.length,
    column,
    length: Math.max(1, length),
    sourceLine,
  };
}

/** What an issue of a schema is about: the wrong part of a text, or the text. */
export function foundIn(
  issue: z.core.$ZodIssue,
  data: unknown,
): string | undefined {
  const part = issue.code === 'custom' && issue.params?.found;
  const value = valueAt(data, issue.path as Path);
  return part || (typeof value === 'string' ? value : undefined);
}

import type { z } from 'zod';
import { type Path, valueAt } from '../../src/content/walk';

/** A text file of the content folder. */
export interface Source {
  /** The path in messages: `data/company.json`. */
  file: string;
  text: string;
}

export interface Problem {
  severity: 'error' | 'warning';
  file: string;
  /** Counted from 1. */
  line: number;
  /** The place in the form: `Parceiros › parceiro nº 2 › Site oficial (campo "url")`. */
  label?: string;
  found?: string;
  /** Completes the sentence "Encontrei …; …." */
  message: string;
}

export type ProblemDetails = Partial<
  Pick<Problem, 'severity' | 'label' | 'found'>
>;

export const warning = { severity: 'warning' } as const;

/** @param offset - where the problem is, in characters of the text */
export const problemAt = (
  { file, text }: Source,
  offset: number,
  message: string,
  details: ProblemDetails = {},
): Problem => ({
  severity: 'error',
  file,
  line: text.slice(0, offset).split('\n').length,
  message,
  ...details,
});

/** What an issue of a schema is about: the wrong part of a text, or the text. */
export function foundIn(
  issue: z.core.$ZodIssue,
  data: unknown,
): string | undefined {
  const part = issue.code === 'custom' && issue.params?.found;
  const value = valueAt(data, issue.path as Path);
  return part || (typeof value === 'string' ? value : undefined);
}

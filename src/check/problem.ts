import type { FieldProblem } from '../content/fieldProblem';

export type Severity = 'error' | 'warning';

/** One thing to mend, with its place; lines and columns count from 1. */
export interface Problem extends Pick<FieldProblem, 'found' | 'expected' | 'suggestion'> {
  readonly severity: Severity;
  /** Path from the project's folder, as `data/partners/partners.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Of the underlined part, which ends on the same line; at least 1. */
  readonly length: number;
  readonly entry?: string;
  readonly field?: string;
  /** The line as it is in the file; left out for problems of a whole file. */
  readonly source?: string;
  /** How many of its kind follow in the file, untold. */
  readonly more?: number;
}

export interface CheckResult {
  /** Warnings, then errors, each sorted by file, line and column; at most 20 of a kind. */
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
  readonly milliseconds: number;
}

export const wholeFile = (
  file: string,
  expected: string,
  severity: Severity = 'error',
): Problem => ({ severity, file, line: 1, column: 1, length: 1, expected });

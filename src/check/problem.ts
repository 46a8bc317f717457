/** How much a problem weighs: an error ends the command with 1, a warning does not. */
export type Severity = 'error' | 'warning';

/** One thing to mend, with its place. Sentences are in Portuguese; lines and columns count from 1. */
export interface Problem {
  readonly severity: Severity;
  /** Path from the project's folder, as `data/partners/partners.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How many characters the marker underlines; at least 1, all on one line. */
  readonly length: number;
  /** The entry's name, as `parceiro "BMG"`. */
  readonly entry?: string;
  /** The field's name, as `url` or `address.postalCode`. */
  readonly field?: string;
  /** What was found, ready to stand after "Encontrei ". */
  readonly found?: string;
  /** What is expected instead, without a full stop. */
  readonly expected: string;
  readonly suggestion?: string;
  /** The line as it is in the file; left out for problems of a whole file. */
  readonly source?: string;
  /** How many more of its kind the file has, which are counted and not told. */
  readonly more?: number;
}

export interface CheckResult {
  /** Warnings, then errors, each sorted by file, line and column; at most 20 of a kind. */
  readonly problems: readonly Problem[];
  /** How many there are of each, told or not. */
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
  /** Time of the check, in milliseconds. */
  readonly milliseconds: number;
}

/** A problem of a file as a whole: that it is missing, or not what it says. */
export const wholeFile = (
  file: string,
  expected: string,
  severity: Severity = 'error',
): Problem => ({ severity, file, line: 1, column: 1, length: 1, expected });

import type { FieldProblem } from '../content/fieldProblem';
import type { Span } from '../content/markdown';
import type { Lines } from './lines';

/** How much a problem weighs: an error ends the command with 1, a warning does not. */
export type Severity = 'error' | 'warning';

/** A change of a file's text, by offsets in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
  /** What to write instead: only what was tried and passes the check. */
  readonly suggestion?: string;
  /** The suggestion as a change of the file's text; without one it cannot be tried, and is printed. */
  readonly edit?: Edit;
  /** The line as it is in the file; left out for problems of a whole file. */
  readonly source?: string;
  /** How many more of its kind the file has, which are counted and not told. */
  readonly more?: number;
}

/** What a check found. */
export interface CheckResult {
  /** Warnings, then errors, each sorted by file, line and column; at most 20 of a kind. */
  readonly problems: readonly Problem[];
  /** How many there are of each, told or not. */
  readonly errors: number;
  readonly warnings: number;
  /** How many files were read. */
  readonly files: number;
  /** Time of the check, in milliseconds. */
  readonly milliseconds: number;
}

/** A file's text, to place problems in. */
export interface PlacedText {
  /** Path from the project's folder. */
  readonly file: string;
  readonly lines: Lines;
}

/**
 * A problem at a part of a text, given by offsets.
 * @param written - the suggestion as the file writes it
 */
export function problemAt(
  { file, lines }: PlacedText,
  [start, end]: Span,
  problem: FieldProblem & Pick<Problem, 'entry' | 'field'>,
  written = problem.suggestion,
): Problem {
  const { entry, field, found, expected, suggestion, warning } = problem;
  return {
    severity: warning ? 'warning' : 'error',
    file,
    ...lines.place(start, end),
    entry,
    field,
    found,
    expected,
    suggestion,
    edit: written === undefined ? undefined : { start, end, text: written },
  };
}

/** A problem of a file as a whole: that it is missing, or not what it says. */
export const wholeFile = (
  file: string,
  problem: { found?: string; expected: string; suggestion?: string; severity?: Severity },
): Problem => ({ severity: 'error', line: 1, column: 1, length: 1, ...problem, file });

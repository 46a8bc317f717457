import type {
  Finding,
  Range,
  Severity,
} from '../../../src/content/fields/finding';

/** A finding with its location. Lines and columns count from 1. */
export interface Diagnostic extends Omit<Finding, 'range' | 'field'> {
  readonly severity: Severity;
  /** With the content folder's name: `data/partners/partners.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The place of the value, by the labels of the form: `Parceiros › parceiro "BMG" › Site oficial`. */
  readonly label?: string;
  /** The field's name in the file: `url`. */
  readonly field?: string;
  /** The line as it is in the file; left out where the whole file is meant. */
  readonly sourceLine?: string;
  /** The lines of the same file where the same was found again. */
  readonly alsoOnLines?: readonly number[];
}

export interface CheckResult {
  /** Warnings, then errors, each in the order of files and lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** Of a check for release: what only a person can decide. */
  readonly decisions: readonly Diagnostic[];
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
  readonly milliseconds: number;
}

export const fileDiagnostic = (
  file: string,
  expected: string,
  severity: Severity = 'error',
): Diagnostic => ({ severity, file, line: 1, column: 1, length: 1, expected });

/** A text file, without byte order mark and with line breaks of `\n`. Offsets count UTF-16 units. */
export class SourceFile {
  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  /** Gives a finding its location. A range that goes on to the next line is cut at the end of its first. */
  diagnostic(
    [start, end]: Range,
    finding: Finding & Pick<Diagnostic, 'label' | 'field'>,
  ): Diagnostic {
    const { range, severity = 'error', ...rest } = finding;
    const before = this.text.slice(0, start).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const [sourceLine = ''] = this.text
      .slice(start - column + 1)
      .split('\n', 1);
    const lengthOfRest = sourceLine.length - column + 1;
    return {
      ...rest,
      severity,
      file: this.path,
      line: before.length,
      column,
      length: Math.max(1, Math.min(end - start, lengthOfRest)),
      sourceLine,
    };
  }
}

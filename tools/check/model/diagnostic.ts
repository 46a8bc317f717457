import type {
  Finding,
  Range,
  Severity,
} from '../../../src/content/fields/finding';

/** A finding with its location. Lines and columns start at 1; columns and lengths are in UTF-16 units. */
export interface Diagnostic extends Omit<Finding, 'range' | 'field'> {
  readonly severity: Severity;
  /** The path with the name of the content folder: `data/partners/partners.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The labels on the way to the value, as in the form: `Parceiros › parceiro "BMG" › Site oficial`. */
  readonly label?: string;
  /** The field's name in the file: `url`. */
  readonly field?: string;
  /** The line as it is in the file. Undefined when the diagnostic is about the whole file. */
  readonly sourceLine?: string;
  /** Other lines of the same file with the same problem. */
  readonly alsoOnLines?: readonly number[];
}

export interface CheckResult {
  /** Warnings, then errors, both sorted by file and line; at most 100. */
  readonly diagnostics: readonly Diagnostic[];
  /** In a check for release: what a person has to decide. */
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

/** A text file, without a byte order mark and with `\n` as line break. Offsets are in UTF-16 units. */
export class SourceFile {
  constructor(
    readonly path: string,
    readonly text: string,
  ) {}

  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  /** Adds the location of a range to a finding. A range of several lines ends with its first line. */
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

import type { FieldProblem, Span } from '../content/fieldProblem';
import {
  type Field,
  type FieldValue,
  fieldAt,
  fieldValues,
  type Path,
} from '../content/fieldTree';
import type { LegalPage } from '../content/legalPage';
import type { TextFile } from './textFile';

type Severity = 'error' | 'warning';

/** One thing to mend, with its place; lines and columns count from 1. */
export interface Problem
  extends Pick<FieldProblem, 'found' | 'expected' | 'suggestion'> {
  readonly severity: Severity;
  /** With the content folder's name: `data/partners/partners.json`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
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

/** A file that was read into a value, and knows where each part of it stands. */
export interface Source {
  readonly file: TextFile;
  readonly value: unknown;
  readonly root: Field;
  /** Where a value, a range inside it, its key, or the nearest value around it that is there stands in the file. */
  span(
    path: Path,
    target?: { readonly key?: boolean; readonly range?: Span },
  ): Span;
}

export interface Reading {
  readonly source?: Source;
  readonly page?: LegalPage;
  readonly problems: readonly Problem[];
}

export const valuesOf = ({ root, value }: Source): FieldValue[] =>
  fieldValues(root, value);

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (current, key) =>
      current === null || typeof current !== 'object'
        ? undefined
        : (current as Record<string, unknown>)[key],
    value,
  );

function entryName(entry: unknown, position: number): string {
  const { name, title, label, value } = (entry ?? {}) as Record<
    string,
    unknown
  >;
  const text = [name, title, label, value].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return text === undefined
    ? `nº ${position + 1}`
    : `"${String(text).slice(0, 60)}"`;
}

export function nameOf(
  source: Source,
  path: Path,
): { entry?: string; field?: string } {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const inside = path.slice(at + 1).join('.');
  if (at < 1) return { field: inside.slice(0, 60) || undefined };
  const list = path.slice(0, at);
  const name = fieldAt(source.root, list)?.entries?.entry ?? 'item';
  const entry = `${name} ${entryName(valueAt(source.value, path.slice(0, at + 1)), Number(path[at]))}`;
  return { entry, field: inside.slice(0, 60) || list.join('.') };
}

export const locate = (
  source: Source,
  path: Path,
  problem: FieldProblem,
  target: { readonly key?: boolean } = {},
): Problem =>
  source.file.problem(source.span(path, { range: problem.range, ...target }), {
    ...problem,
    ...nameOf(source, path),
  });

import type { FieldProblem } from '../content/fieldProblem';
import type { Place } from './lines';
import type { Problem, Severity } from './problem';

/** The way to a value: keys and positions. */
export type Path = readonly (string | number)[];

/** Which part of a value a problem is about. */
export interface Target {
  /** The key instead of the value. */
  readonly key?: boolean;
  /** A part of a text value, in characters from its start. */
  readonly range?: readonly [start: number, end: number];
}

/** A file that was read into a value, and knows where each part of it stands. */
export interface Source {
  /** Path from the project's folder. */
  readonly file: string;
  readonly value: unknown;
  /** What the messages call an entry of each list, by the list's key. */
  readonly entries: Readonly<Record<string, string>>;
  place(path: Path, target?: Target): Place;
}

/** The value at a path, undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      current === null || typeof current !== 'object'
        ? undefined
        : (current as Record<string, unknown>)[key],
    value,
  );
}

function entryName(entry: unknown, position: number): string {
  const { name, title, label, value } = (entry ?? {}) as Record<string, unknown>;
  const text = [name, title, label, value].find((one) => typeof one === 'string' && one !== '');
  return text === undefined ? `nº ${position + 1}` : `"${text}"`;
}

/** Names the innermost entry and the field that a path leads to. */
export function nameOf(source: Source, path: Path): { entry?: string; field?: string } {
  const at = path.findLastIndex((key) => typeof key === 'number');
  if (at < 1) return { field: path.join('.') || undefined };
  const key = String(path[at - 1]);
  const entry = `${source.entries[key] ?? 'item'} ${entryName(valueAt(source.value, path.slice(0, at + 1)), Number(path[at]))}`;
  const inside = path.slice(at + 1).join('.');
  return { entry, field: inside || path.slice(0, at).join('.') };
}

/** Gives a problem its place and the names of its entry and field. */
export function locate(
  source: Source,
  path: Path,
  problem: FieldProblem & { severity?: Severity },
  target: Target = {},
): Problem {
  const { found, expected, suggestion, range, warning } = problem;
  const { line, column, length, source: text } = source.place(path, { range, ...target });
  return {
    severity: problem.severity ?? (warning ? 'warning' : 'error'),
    file: source.file,
    line,
    column,
    length,
    ...nameOf(source, path),
    found,
    expected,
    suggestion,
    source: text,
  };
}

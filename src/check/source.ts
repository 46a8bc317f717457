import type { FieldProblem } from '../content/fieldProblem';
import { type Field, type FieldValue, fieldAt, fieldValues, type Path } from '../content/fieldTree';
import type { Span } from '../content/markdown';
import { type PlacedText, type Problem, problemAt } from './problem';

/** Which part of a value a problem is about. */
export interface Target {
  /** The key instead of the value. */
  readonly key?: boolean;
  /** A part of a text value, in characters from its start. */
  readonly range?: Span;
}

/** A file that was read into a value, and knows where each part of it stands. */
export interface Source extends PlacedText {
  readonly value: unknown;
  /** What its schema knows. */
  readonly root: Field;
  /** Where a value, or the nearest one around it that is there, stands in the file. */
  span(path: Path, target?: Target): Span;
  /** A text as the file writes it. @param part - whether it takes the place of a part of a text only */
  write(text: string, part: boolean): string;
}

/** Every value of a file that its schema knows, with its field. */
export const valuesOf = ({ root, value }: Source): FieldValue[] => fieldValues(root, value);

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
  return text === undefined ? `nº ${position + 1}` : `"${String(text).slice(0, 60)}"`;
}

/** Names the innermost entry and the field that a path leads to. */
export function nameOf(source: Source, path: Path): { entry?: string; field?: string } {
  const at = path.findLastIndex((key) => typeof key === 'number');
  if (at < 1) return { field: path.join('.').slice(0, 60) || undefined };
  const kind = fieldAt(source.root, path.slice(0, at))?.kind;
  const name = kind?.kind === 'list' ? kind.entry : 'item';
  const entry = `${name} ${entryName(valueAt(source.value, path.slice(0, at + 1)), Number(path[at]))}`;
  const inside = path
    .slice(at + 1)
    .join('.')
    .slice(0, 60);
  return { entry, field: inside || path.slice(0, at).join('.') };
}

/** Gives a problem its place and the names of its entry and field. */
export function locate(
  source: Source,
  path: Path,
  problem: FieldProblem,
  target: Target = {},
): Problem {
  const { suggestion, range } = problem;
  const written =
    suggestion === undefined ? undefined : source.write(suggestion, range !== undefined);
  const span = source.span(path, { range, ...target });
  return problemAt(source, span, { ...problem, ...nameOf(source, path) }, written);
}

import type { Field } from '../../../src/content/fields/field';
import type { Finding, Range } from '../../../src/content/fields/finding';
import { quote } from '../../../src/content/fields/text';
import { fieldAt, type Path, valueAt } from '../../../src/content/fields/walk';
import { type Nodes, type ParsedPage, rangeOf } from '../parsers/markdown';
import type { Diagnostic, SourceFile } from './diagnostic';
import type { ContentFolder } from './folder';

/** A JSON file or a front matter, with its values and where each of them stands. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly root: Field;
  readonly value: unknown;
  /** Where a value or its key stands, or the nearest value around it. */
  rangeOf(path: Path, isKey?: boolean): Range;
}

/** A legal page, whose nodes have their positions in the file. */
export interface ParsedMarkdown {
  readonly source: SourceFile;
  readonly page: ParsedPage;
}

/** Everything that the rules look at. What could not be parsed is left out. */
export interface Content {
  readonly folder: ContentFolder;
  /** By their paths in the folder; of a legal page, its front matter. */
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly pages: readonly ParsedMarkdown[];
}

export type ContentRule = (
  content: Content,
) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

function entryName(entry: unknown, position: number): string {
  const { name, title, label, value } = Object(entry);
  const text = [name, title, label, value].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return text ? `"${text.slice(0, 60)}"` : `nº ${position + 1}`;
}

/** How messages and forms call the place of a value. */
const labelOf = ({ root, value }: ParsedFile, path: Path) =>
  path
    .map((key, depth) => {
      const way = path.slice(0, depth + 1);
      if (typeof key === 'string')
        return fieldAt(root, way)?.label ?? key.slice(0, 60);
      const list = fieldAt(root, way.slice(0, -1))?.list;
      return `${list?.entry ?? 'item'} ${entryName(valueAt(value, way), key)}`;
    })
    .join(' › ');

const describe = (value: unknown) =>
  typeof value === 'string'
    ? quote(value)
    : JSON.stringify(value)?.slice(0, 60);

/**
 * Where a part of a text stands in a part of a file.
 * @param range - the part of the text; all of it, if left out
 * @returns undefined where it does not, as with words that are half in bold, or hold an escape
 */
export function findWords(
  source: SourceFile,
  [start, end]: Range,
  text: string,
  [from, to]: Range = [0, text.length],
): Range | undefined {
  const words = text.slice(from, to);
  const part = source.text.slice(start, end).replaceAll('\n', ' ');
  // Marks only add characters, so the words stand no nearer to the beginning than without them.
  const at = words === '' ? -1 : part.indexOf(words, from);
  return at === -1 ? undefined : [start + at, start + at + words.length];
}

/** Gives a finding about the value at a path its location and names. */
export function locate(
  file: ParsedFile,
  path: Path,
  finding: Finding,
  isKey = false,
): Diagnostic {
  const { source } = file;
  const value = valueAt(file.value, path);
  const { range, found = describe(value) } = finding;
  const place = file.rangeOf(path, isKey);
  const inside = range && findWords(source, place, String(value), range);
  const label = labelOf(file, path);
  const field = path.findLast((key) => typeof key === 'string');
  const named = { ...finding, found, label, field };
  return source.diagnostic(inside ?? place, named);
}

/** @param text - what the finding is about, with its range; the whole node, if left out */
export function locateNode(
  { source }: ParsedMarkdown,
  node: Nodes,
  finding: Finding,
  text = '',
): Diagnostic {
  const place = rangeOf(node);
  const inside = findWords(source, place, text, finding.range);
  return source.diagnostic(inside ?? place, finding);
}

import type { Field } from '../../../src/content/fields/field';
import type { Finding, Range } from '../../../src/content/fields/finding';
import { type Path, valueAt } from '../../../src/content/fields/path';
import { quote } from '../../../src/content/fields/text';
import { fieldAt } from '../../../src/content/fields/walk';
import { type Nodes, type ParsedPage, rangeOf } from '../parsers/markdown';
import type { Diagnostic, SourceFile } from './diagnostic';
import type { ContentFolder } from './folder';

/** A JSON file or a front matter, with its values and their positions. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly root: Field;
  readonly value: unknown;
  /** The range of the value at a path or of its key. If there is none, the range of the nearest parent. */
  rangeOf(path: Path, isKey?: boolean): Range;
}

/** A parsed legal page. The positions of its nodes are offsets in the file. */
export interface ParsedMarkdown {
  readonly source: SourceFile;
  readonly page: ParsedPage;
}

/** The input of the rules. Files that could not be parsed are missing. */
export interface Content {
  readonly folder: ContentFolder;
  /** By path in the folder. Legal pages are included with their front matter. */
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

/** The labels of the fields on the way to a value, as the forms show them. */
const labelOf = ({ root, value }: ParsedFile, path: Path) =>
  path
    .map((key, depth) => {
      const subpath = path.slice(0, depth + 1);
      if (typeof key === 'string')
        return fieldAt(root, subpath)?.label ?? key.slice(0, 60);
      const list = fieldAt(root, subpath.slice(0, -1))?.list;
      return `${list?.entry ?? 'item'} ${entryName(valueAt(value, subpath), key)}`;
    })
    .join(' › ');

/** Leaves out a long list or group, of which only the beginning would fit. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? '' : text;
}

/**
 * Finds a part of a text in a range of a file.
 * @param text - the text as a visitor reads it
 * @param range - the part of the text to find. Default: the whole text
 * @returns undefined when the file writes it differently, such as words that are half bold or contain an escape
 */
export function findWords(
  source: SourceFile,
  [start, end]: Range,
  text: string,
  [from, to]: Range = [0, text.length],
): Range | undefined {
  const words = text.slice(from, to);
  const part = source.text.slice(start, end).replaceAll('\n', ' ');
  // Markdown syntax only adds characters, so the words cannot start before their index in the plain text.
  const index = words === '' ? -1 : part.indexOf(words, from);
  return index === -1
    ? undefined
    : [start + index, start + index + words.length];
}

/**
 * Adds the location, label and field of a value to a finding about it.
 * @param isKey - whether the finding is about the key instead of the value
 */
export function locate(
  file: ParsedFile,
  path: Path,
  finding: Finding,
  isKey = false,
): Diagnostic {
  const { source } = file;
  const value = valueAt(file.value, path);
  const { range, found = formatValue(value) } = finding;
  const valueRange = file.rangeOf(path, isKey);
  const partRange =
    range && findWords(source, valueRange, String(value), range);
  const label = labelOf(file, path);
  const field = path.findLast((key) => typeof key === 'string');
  const named = { ...finding, found, label, field };
  return source.diagnostic(partRange ?? valueRange, named);
}

/**
 * Adds the location of a node to a finding about it.
 * @param text - the text that the range of the finding counts in. Default: the whole node is marked
 */
export function locateNode(
  { source }: ParsedMarkdown,
  node: Nodes,
  finding: Finding,
  text = '',
): Diagnostic {
  const nodeRange = rangeOf(node);
  const partRange = findWords(source, nodeRange, text, finding.range);
  return source.diagnostic(partRange ?? nodeRange, finding);
}

import type { Nodes } from 'mdast';
import type { Field } from '../../content/fields/field';
import type { Range } from '../../content/fields/finding';
import { quote } from '../../content/fields/text';
import { fieldAt, type Path, valueAt } from '../../content/fields/walk';
import { type ParsedPage, rangeOf } from '../../content/legal/parse';
import type { Diagnostic, Names, Report, SourceFile } from './diagnostic';
import type { ContentFolder } from './folder';

/** A JSON file or a front matter, with its values and where each of them stands. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly root: Field;
  readonly value: unknown;
  /** Where a value, a range in it, or its key stands, or the nearest value around it. */
  rangeOf(path: Path, target?: { key?: boolean; range?: Range }): Range;
}

export interface ParsedMarkdown {
  readonly source: SourceFile;
  readonly page: ParsedPage;
  /** Where the page's Markdown begins in the file. */
  readonly start: number;
}

/** Everything that the rules look at. What could not be parsed is left out. */
export interface Content {
  readonly folder: ContentFolder;
  /** By their paths in the folder; of a legal page, its front matter. */
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly pages: readonly ParsedMarkdown[];
  /** Right words that the dictionary does not know. */
  readonly wordList?: string;
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

export function namesOf({ root, value }: ParsedFile, path: Path): Names {
  const labels: string[] = [];
  let entry: string | undefined;
  let keys: string[] = [];
  for (const [depth, key] of path.entries()) {
    const way = path.slice(0, depth + 1);
    if (typeof key === 'number') {
      const list = fieldAt(root, path.slice(0, depth))?.list;
      entry = `${list?.entry ?? 'item'} ${entryName(valueAt(value, way), key)}`;
      labels.push(entry);
      if (depth < path.length - 1) keys = [];
    } else {
      labels.push(fieldAt(root, way)?.label ?? key.slice(0, 60));
      keys.push(key.slice(0, 60));
    }
  }
  return {
    entry,
    field: keys.join('.') || undefined,
    label: labels.join(' › ') || undefined,
  };
}

/** Gives a finding about the value at a path its location and names. */
export function locate(
  file: ParsedFile,
  path: Path,
  report: Report,
  target: { readonly key?: boolean } = {},
): Diagnostic {
  const value = valueAt(file.value, path);
  const own = typeof value === 'string' ? quote(value) : undefined;
  const { found = own } = report;
  const range = file.rangeOf(path, { range: report.range, ...target });
  const names = namesOf(file, path);
  return file.source.diagnostic(range, { ...report, found, ...names });
}

export function locateNode(
  { source, start }: ParsedMarkdown,
  node: Nodes,
  report: Report,
): Diagnostic {
  const [from, to] = rangeOf(node);
  return source.diagnostic([start + from, start + to], report);
}

/**
 * Gives a finding about words of a node its location: where these words stand in the Markdown.
 * @returns undefined where they do not, as with words that are half in bold
 */
export function locateWords(
  { source, start }: ParsedMarkdown,
  node: Nodes,
  words: string,
  report: Report,
): Diagnostic | undefined {
  const [from, to] = rangeOf(node);
  // Marks only add characters, so the words stand no nearer to the beginning than without them.
  const offset = start + from + (report.range?.[0] ?? 0);
  const at = source.text.replaceAll('\n', ' ').indexOf(words, offset);
  if (at === -1 || at >= start + to) return undefined;
  return source.diagnostic([at, at + words.length], report);
}

import type { Nodes, Root } from 'mdast';
import {
  type Field,
  type Finding,
  fieldAt,
  type LegalSlug,
  type Path,
  type Severity,
  type TextRange,
  valueAt,
} from '../../src/content';
import { type PageHeading, walkNodes } from '../../src/content/parseMarkdown';

/** Where a rule found a problem. */
export interface SourceLocation {
  /** The path in messages: `data/company.json`. */
  readonly file: string;
  /** Undefined when the problem is about the whole file. */
  readonly text?: string;
  readonly range?: TextRange;
  /** The text that a visitor reads there. The range of a finding is a part of this text. */
  readonly words?: string;
  /** Its place in the form: `Parceiros › parceiro nº 2 › Site oficial`. */
  readonly label?: string;
  /** The field's name in the file: `url`. */
  readonly field?: string;
}

type Details = Omit<Finding, 'message' | 'path'>;

/** @param message - completes the sentence "Encontrei …; …." */
export type ReportProblem = (
  location: SourceLocation,
  message: string,
  details?: Details,
) => void;

/** A finding with its location. Lines and columns start at 1. */
export interface Diagnostic
  extends Pick<SourceLocation, 'file' | 'label' | 'field'>,
    Pick<Finding, 'found' | 'message'> {
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Undefined when the diagnostic is about the whole file. */
  readonly sourceLine?: string;
}

/** Finds a part of the words in the file; undefined if it is written differently there. */
export function findWords(
  { text = '', range: [start, end] = [0, 0], words = '' }: SourceLocation,
  [from, to]: TextRange,
): TextRange | undefined {
  const wanted = words.slice(from, to);
  const source = text.slice(start, end).replaceAll('\n', ' ');
  // Syntax only adds characters, so the words cannot start before their index.
  const index = wanted === '' ? -1 : source.indexOf(wanted, from);
  return index === -1
    ? undefined
    : [start + index, start + index + wanted.length];
}

/** Returns a diagnostic. It marks only the first line of a range of several lines. */
export function diagnosticOf(
  location: SourceLocation,
  message: string,
  details: Details = {},
): Diagnostic {
  const { file, text, range = [0, 0], label, field } = location;
  const { found, severity = 'error' } = details;
  const shared = { file, label, field, found, message, severity };
  if (text === undefined) return { ...shared, line: 1, column: 1, length: 1 };
  const part = details.range && findWords(location, details.range);
  const [start, end] = part ?? range;
  const before = text.slice(0, start).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const [sourceLine = ''] = text.slice(start - column + 1).split('\n', 1);
  const lengthOfRest = sourceLine.length - column + 1;
  const length = Math.max(1, Math.min(end - start, lengthOfRest));
  return { ...shared, line: before.length, column, length, sourceLine };
}

/** A text file. */
export type Source = Required<Pick<SourceLocation, 'file' | 'text'>>;

/** A JSON file, or the front matter of a legal page. */
export interface DataFile extends Source {
  readonly root: Field;
  readonly value: unknown;
  /** The range of a value, or of its key. That of a missing value is its parent's. */
  rangeOf(path: Path, isKey?: boolean): TextRange;
}

/** A legal page. Its nodes have their offsets in the file. */
export interface LegalPage extends DataFile {
  readonly slug: LegalSlug;
  /** The text below the front matter. */
  readonly markdown: string;
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
}

/** The input of the rules, without files that could not be parsed. */
export interface Content {
  /** The paths of all files in the content folder, in exact case. */
  readonly paths: readonly string[];
  /** The paths of symbolic links, which are not followed: what they lead to may be missing on another machine. */
  readonly symlinks: readonly string[];
  /** By path. The front matter of legal pages is included. */
  readonly files: ReadonlyMap<string, DataFile>;
  readonly pages: readonly LegalPage[];
  /** The name of a file in messages: `data/company.json`. */
  display(path: string): string;
  /** Where a file of the content folder is. */
  pathOf(path: string): string;
  read(path: string): Buffer;
}

/** Whether a file's path is a symbolic link, or inside a folder that is one. */
export const isBehindSymlink = (
  path: string,
  symlinks: readonly string[],
): boolean => symlinks.some((link) => `${path}/`.startsWith(`${link}/`));

export type ContentRule = (
  content: Content,
  report: ReportProblem,
) => void | Promise<void>;

const labelOf = ({ root }: DataFile, path: Path) =>
  path
    .map((key, depth) => {
      if (typeof key === 'string')
        return fieldAt(root, path.slice(0, depth + 1))?.label ?? key;
      const list = fieldAt(root, path.slice(0, depth))?.list;
      return `${list?.entry ?? 'item'} nº ${key + 1}`;
    })
    .join(' › ');

/** The location of a value, or of its key. */
export const locationAt = (
  data: DataFile,
  path: Path,
  isKey = false,
): SourceLocation => {
  const value = valueAt(data.value, path);
  return {
    file: data.file,
    text: data.text,
    range: data.rangeOf(path, isKey),
    words: typeof value === 'string' ? value : undefined,
    label: labelOf(data, path),
    field: path.findLast((key) => typeof key === 'string'),
  };
};

/** The location of a node of a legal page. */
export const locationOf = (
  { file, text }: LegalPage,
  node: Nodes,
  words = '',
): SourceLocation => {
  const { start, end } = node.position ?? {};
  return { file, text, range: [start?.offset ?? 0, end?.offset ?? 0], words };
};

/** The nodes of a page that contain running text. */
export const textBlocks = ({ tree }: LegalPage): Nodes[] =>
  [...walkNodes(tree)].filter(({ type }) =>
    ['paragraph', 'heading', 'tableCell'].includes(type),
  );

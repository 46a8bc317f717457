import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Nodes } from 'mdast';
import type { Field } from '../content/fields/field';
import type { Finding, Range } from '../content/fields/finding';
import { fieldAt, type Path, valueAt } from '../content/fields/walk';
import { type ParsedPage, rangeOf } from '../content/legal/parse';
import type { Diagnostic, Names, SourceFile } from './diagnostic';

/** Right words that the dictionary does not know, one on each line. */
export const WORD_LIST = 'words.txt';

/** A JSON file or a front matter, with its values and where each of them stands. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly root: Field;
  readonly value: unknown;
  /** Where a value, a range in it, or its key stands; where there is none, the nearest value around it. */
  rangeOf(
    path: Path,
    target?: { readonly key?: boolean; readonly range?: Range },
  ): Range;
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
  readonly words?: string;
}

export type ContentRule = (
  content: Content,
) => Diagnostic[] | Promise<Diagnostic[]>;

/** A failure of the content, with a sentence for its editors. Any other error is a fault of the check. */
export class UnreadableFile extends Error {}

const KILOBYTE = 1024;

const sizeText = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.ceil(bytes / KILOBYTE)} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1).replace('.', ',')} MB`;

export type ContentFolder = ReturnType<typeof openFolder>;

/** @throws Error in Portuguese when there is no such folder */
export function openFolder(folder: string) {
  const path = resolve(folder);
  const name = basename(path);
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(path);
  } catch (cause) {
    const message = `Não encontrei a pasta de conteúdo ${path}, ou não consigo lê-la.`;
    throw new Error(message, { cause });
  }
  return {
    files: entries,
    /** How messages name a file. */
    display: (file: string) => `${name}/${file}`,
    /** @param limit - in bytes. @throws UnreadableFile for a file that is larger or cannot be read */
    read(file: string, limit: number): Buffer {
      let size: number;
      try {
        size = statSync(join(path, file)).size;
        if (size <= limit) return readFileSync(join(path, file));
      } catch {
        throw new UnreadableFile(
          'não consigo ler este arquivo; copie para cá o próprio arquivo, e não um atalho, e feche os programas que o usam',
        );
      }
      throw new UnreadableFile(
        `o arquivo tem ${sizeText(size)} e o limite é ${sizeText(limit)}; reduza-o`,
      );
    },
  };
}

const readFolder = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(path, join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

function entryName(entry: unknown, position: number): string {
  const { name, title, label, value } = Object(entry);
  const text = [name, title, label, value].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return text ? `"${text.slice(0, 60)}"` : `nº ${position + 1}`;
}

/** The names by which a message calls the value at a path. */
export function namesOf({ root, value }: ParsedFile, path: Path): Names {
  const labels: string[] = [];
  let entry: string | undefined;
  let field: string[] = [];
  for (const [depth, key] of path.entries()) {
    const way = path.slice(0, depth + 1);
    if (typeof key === 'number') {
      const item = fieldAt(root, path.slice(0, depth))?.list?.entry ?? 'item';
      entry = `${item} ${entryName(valueAt(value, way), key)}`;
      labels.push(entry);
      if (depth < path.length - 1) field = [];
    } else {
      labels.push(fieldAt(root, way)?.label ?? key.slice(0, 60));
      field.push(key.slice(0, 60));
    }
  }
  return {
    entry,
    field: field.join('.') || undefined,
    label: labels.join(' › ') || undefined,
  };
}

/** Gives a finding about the value at a path its location and names. */
export const locate = (
  file: ParsedFile,
  path: Path,
  finding: Finding & Names,
  target: { readonly key?: boolean } = {},
): Diagnostic => {
  const { range } = finding;
  return file.source.diagnostic(file.rangeOf(path, { range, ...target }), {
    ...finding,
    ...namesOf(file, path),
  });
};

/** Gives a finding about a node of a page its location. */
export function locateNode(
  { source, start }: ParsedMarkdown,
  node: Nodes,
  finding: Finding & Names,
): Diagnostic {
  const [from, to] = rangeOf(node);
  return source.diagnostic([start + from, start + to], finding);
}

/**
 * Gives a finding about words of a node its location: where these words stand in the Markdown.
 * @returns undefined where they do not, as with words that are half in bold
 */
export function locateWords(
  { source, start }: ParsedMarkdown,
  node: Nodes,
  words: string,
  finding: Finding & Names,
): Diagnostic | undefined {
  const [from, to] = rangeOf(node);
  // Marks only add characters, so the words stand no nearer to the beginning than without them.
  const offset = start + from + (finding.range?.[0] ?? 0);
  const at = source.text.replaceAll('\n', ' ').indexOf(words, offset);
  if (at === -1 || at >= start + to) return undefined;
  return source.diagnostic([at, at + words.length], finding);
}

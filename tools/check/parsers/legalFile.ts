import { isMap, isNode } from 'yaml';
import {
  frontMatter,
  type LegalSlug,
} from '../../../src/content/schemas/legal';
import type { ParsedFile, ParsedMarkdown } from '../model/content';
import type { Diagnostic, SourceFile } from '../model/diagnostic';
import { frontMatterProblem, parseFrontMatter, splitPage } from './frontMatter';
import { parsePage } from './markdown';

/** The Markdown parser takes too long for longer pages. */
const MAX_CHARACTERS = 60_000;

/** Puts line breaks before a part of a file, so that the offsets of its parser are offsets in the file. */
const padToOffset = ({ start, text }: { start: number; text: string }) =>
  '\n'.repeat(start) + text;

/**
 * Parses the file of a legal page, and yields why it cannot be parsed.
 * @returns undefined when it cannot be parsed
 */
export function* parseLegalFile(
  source: SourceFile,
  slug: LegalSlug,
): Generator<Diagnostic, (ParsedFile & ParsedMarkdown) | undefined> {
  const { length } = source.text;
  if (length > MAX_CHARACTERS) {
    const expected = `a página tem ${length} caracteres e o limite é ${MAX_CHARACTERS}; encurte-a`;
    yield source.diagnostic([0, 1], { expected });
    return undefined;
  }
  const parts = splitPage(source.text);
  if ('range' in parts) {
    yield source.diagnostic(parts.range, parts);
    return undefined;
  }
  const { head, body } = parts;
  const document = parseFrontMatter(padToOffset(head));
  const { contents } = document;
  const problem = frontMatterProblem(head, document);
  if (problem) yield source.diagnostic(problem.range, problem);
  if (problem || !isMap(contents)) return undefined;
  const pairs = contents.items;
  const rangeOf: ParsedFile['rangeOf'] = ([name], isKey) => {
    const pair = pairs.find(({ key }) => String(key) === name);
    const node = isKey ? pair?.key : pair?.value;
    if (!isNode(node) || !node.range) return [0, 3];
    const [from, to] = node.range;
    return [from, Math.max(to, from + 1)];
  };
  const value: unknown = document.toJS();
  const page = parsePage(slug, padToOffset(body));
  return { source, root: frontMatter, value, rangeOf, page };
}

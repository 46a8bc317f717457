import type { Heading, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { headingId } from './wording/headings';

// "das 8~12 e das 14~18" strikes nothing through.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false });

/** Parses the Markdown of a legal page, for the check and for the page: https://github.com/syntax-tree/mdast */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Yields a node and its descendants, in the order of the text. */
export function* walkNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* walkNodes(child);
}

/** The text of a node as a visitor reads it, without Markdown syntax. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'break') return '\n';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** A heading of a legal page: `#` is a part, `##` a section, and more signs are a title inside a section. */
export interface PageHeading {
  readonly node: Heading;
  /** The number of `#` signs before it. */
  readonly depth: Heading['depth'];
  /** Its words, without Markdown syntax. */
  readonly text: string;
  /** Fragment that links to it. */
  readonly id: string;
}

/** Lists the headings of a page. */
export const headingsOf = (tree: Root): PageHeading[] =>
  tree.children
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const text = textOf(node).trim();
      return { node, depth: node.depth, text, id: headingId(text) };
    });

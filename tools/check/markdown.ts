import type { Content, Heading, Root } from 'mdast';
import remark from 'remark';
import gfm from 'remark-gfm';
import { headingId, type LegalSlug } from '../../src/contentModel';

export type Nodes = Root | Content;

/** Yields a node and its descendants, in the order of the file. */
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

function parseHeading(node: Heading) {
  const text = textOf(node).trim();
  return { node, text, depth: node.depth, id: headingId(text) };
}

export type ParsedPage = ReturnType<typeof parsePage>;

const markdownParser = remark().use(gfm);

/** Parses Markdown as gatsby-transformer-remark does. */
export function parsePage(slug: LegalSlug, markdown: string) {
  const tree = markdownParser.parse(markdown) as Root;
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' ? parseHeading(node) : [],
  );
  return { slug, tree, headings };
}

/** The nodes of a page that contain running text. */
export const textBlocks = ({ tree }: ParsedPage): Nodes[] =>
  [...walkNodes(tree)].filter(({ type }) =>
    ['paragraph', 'heading', 'tableCell'].includes(type),
  );

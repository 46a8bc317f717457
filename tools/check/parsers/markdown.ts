import type { Content, Heading, Root } from 'mdast';
import remark from 'remark';
import gfm from 'remark-gfm';
import type { Range } from '../../../src/content/fields/finding';
import { foldAccents } from '../../../src/content/fields/text';
import {
  headingAddress,
  type LegalSlug,
  legalOutlines,
} from '../../../src/content/schemas/legal';

export type Nodes = Root | Content;

/** The offsets of a node in the file. */
export const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

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

const NUMBER = /^(\d{1,3})\.\s+(?=\S)/;

/** The id of a heading, as gatsby-remark-autolink-headers makes it with `removeAccents`. */
const slugOf = (text: string) =>
  foldAccents(text)
    .trim()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The heading level of the numbered sections: 3 on a page with titled parts, otherwise 2. */
export const sectionDepthOf = (slug: LegalSlug): number =>
  legalOutlines[slug][0].title === null ? 2 : 3;

function parseHeading(node: Heading) {
  const text = textOf(node).trim();
  return {
    node,
    text,
    depth: node.depth,
    /** The number of a section, if it is in the right form. */
    number: NUMBER.exec(text)?.[1],
    id: headingAddress(slugOf(text), text),
  };
}

export type ParsedPage = ReturnType<typeof parsePage>;

const markdownParser = remark().use(gfm);

/** Parses the Markdown of a page, without its front matter, as gatsby-transformer-remark does. */
export function parsePage(slug: LegalSlug, markdown: string) {
  const root = markdownParser.parse(markdown) as Root;
  const headings = root.children.flatMap((node) =>
    node.type === 'heading' ? parseHeading(node) : [],
  );
  return { slug, root, headings };
}

/** The nodes of a page that contain running text: paragraphs, headings and table cells. */
export const textBlocks = ({ root }: ParsedPage): Nodes[] =>
  [...walkNodes(root)].filter(({ type }) =>
    ['paragraph', 'heading', 'tableCell'].includes(type),
  );

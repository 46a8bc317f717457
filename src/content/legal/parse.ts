import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
// Its types name the attributes of HTML, such as `hProperties`.
import type {} from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import type { Range } from '../fields/finding';
import {
  headingAddress,
  headingIdOptions,
  type LegalSlug,
  legalOutlines,
} from '../schemas/legal';
import { CHANNELS } from '../wording/placeholders';

export const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

export function* walkNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* walkNodes(child);
}

/** The text that a visitor reads in a node, without marks. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  if (node.type === 'break') return '\n';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

const NUMBER = /^(\d{1,3})\.\s+(?=\S)/;

/** The plugin that gives the site's headings their ids, so that both know the same addresses. */
const autolinkHeaders: (
  input: { markdownAST: Root },
  options: typeof headingIdOptions,
) => void = require('gatsby-remark-autolink-headers');

/** The address of a heading on the site. Equal headings have equal addresses. */
function addressOf(node: Heading, text: string): string {
  const copy: Heading = { ...node, data: {} };
  const markdownAST: Root = { type: 'root', children: [copy] };
  autolinkHeaders({ markdownAST }, headingIdOptions);
  return headingAddress(String(copy.data?.hProperties?.id), text);
}

function parseHeading(node: Heading) {
  const text = textOf(node).trim();
  const number = NUMBER.exec(text)?.[1];
  return {
    node,
    text,
    id: addressOf(node, text),
    depth: node.depth,
    number: number === undefined ? undefined : Number(number),
    title: text.replace(NUMBER, ''),
  };
}

export type ParsedHeading = ReturnType<typeof parseHeading>;

export interface ParsedSection {
  readonly heading: ParsedHeading;
  readonly blocks: RootContent[];
}

/** A run of numbered sections. The only one of a page has no heading. */
export interface ParsedPart {
  readonly heading?: ParsedHeading;
  readonly intro: RootContent[];
  readonly sections: ParsedSection[];
}

/** The depth of the headings of numbered sections: 3 where the page has titled parts. */
export const sectionDepthOf = (slug: LegalSlug): number =>
  legalOutlines[slug][0].title === null ? 2 : 3;

function partsOf(blocks: readonly RootContent[], depth: number): ParsedPart[] {
  const parts: ParsedPart[] = depth === 2 ? [{ intro: [], sections: [] }] : [];
  for (const block of blocks) {
    const part = parts.at(-1);
    const heading = block.type === 'heading' ? parseHeading(block) : undefined;
    if (heading?.depth === depth - 1)
      parts.push({ heading, intro: [], sections: [] });
    else if (heading?.depth === depth)
      part?.sections.push({ heading, blocks: [] });
    else (part?.sections.at(-1)?.blocks ?? part?.intro)?.push(block);
  }
  return parts;
}

export type ParsedPage = ReturnType<typeof parseLegalPage>;

/** Parses a page's Markdown, without its front matter, as GitHub does. */
export function parseLegalPage(slug: LegalSlug, markdown: string) {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const headings = root.children.flatMap((node) =>
    node.type === 'heading' ? parseHeading(node) : [],
  );
  return {
    slug,
    root,
    headings,
    parts: partsOf(root.children, sectionDepthOf(slug)),
  };
}

/** The paragraphs, headings and table cells of a page: each holds running text. */
export const textBlocks = ({ root }: ParsedPage): Nodes[] =>
  [...walkNodes(root)].filter(({ type }) =>
    ['paragraph', 'heading', 'tableCell'].includes(type),
  );

/**
 * What stands in a paragraph before the placeholder of the complaint channels on its last line.
 * @returns undefined for a block that does not end in that placeholder
 */
export function channelsIntro(block: Nodes): PhrasingContent[] | undefined {
  if (block.type !== 'paragraph') return undefined;
  const last = block.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const lines = last.value.split('\n');
  const name = lines.pop()?.replace(/^\{\{\s*(\w+)\s*\}\}$/, '$1');
  const isAlone = lines.length > 0 || block.children.length === 1;
  if (name !== CHANNELS || !isAlone) return undefined;
  const value = lines.join('\n');
  const before = block.children.slice(0, -1);
  return value === '' ? before : [...before, { ...last, value }];
}

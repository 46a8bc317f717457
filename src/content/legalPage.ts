import type { Heading, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Span } from './fieldProblem';
import { type LegalSlug, legalOutlines } from './legal';
import { CHANNELS } from './placeholders';

export const spanOf = (node: Nodes): Span => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** The words that a visitor reads in a node, without marks. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  if (node.type === 'break') return '\n';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** `3. Os dados` gives `os-dados`. A name in braces stands for itself: addresses do not change with the company. */
export const slugify = (heading: string): string =>
  heading
    .replace(/^\s*\d+\.\s*/, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type LegalHeading = ReturnType<typeof headingOf>;

export interface LegalSection extends LegalHeading {
  readonly title: string;
  readonly blocks: RootContent[];
}

/** A run of numbered sections; where a page has one run only, it has no heading. */
export interface LegalPart {
  readonly heading?: LegalHeading;
  readonly intro: RootContent[];
  readonly sections: LegalSection[];
}

export type LegalPage = ReturnType<typeof readLegalPage>;

const NUMBERED = /^(\d{1,3})\.\s+(?=\S)/;

function headingOf(node: Heading) {
  const words = wordsOf(node).trim();
  const number = NUMBERED.exec(words)?.[1];
  return {
    node,
    words,
    id: slugify(words),
    number: number === undefined ? undefined : Number(number),
    span: spanOf(node),
  };
}

function partsOf(
  blocks: readonly RootContent[],
  sectionDepth: number,
): LegalPart[] {
  const parts: LegalPart[] =
    sectionDepth === 2 ? [{ intro: [], sections: [] }] : [];
  for (const block of blocks) {
    const part = parts.at(-1);
    if (block.type === 'heading' && block.depth === sectionDepth - 1) {
      parts.push({ heading: headingOf(block), intro: [], sections: [] });
    } else if (
      block.type === 'heading' &&
      block.depth === sectionDepth &&
      part
    ) {
      const heading = headingOf(block);
      const title = heading.words.replace(NUMBERED, '');
      part.sections.push({ ...heading, title, blocks: [] });
    } else {
      const blocks = part?.sections.at(-1)?.blocks ?? part?.intro;
      blocks?.push(block);
    }
  }
  return parts;
}

/** Reads a page's Markdown as GitHub does. Spaces may stand for the front matter, so that places stay true. */
export function readLegalPage(slug: LegalSlug, markdown: string) {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const sectionDepth = legalOutlines[slug][0].part === null ? 2 : 3;
  return {
    slug,
    root,
    headings: root.children.flatMap((node) =>
      node.type === 'heading' ? headingOf(node) : [],
    ),
    sectionDepth,
    parts: partsOf(root.children, sectionDepth),
  };
}

export const proseBlocks = ({ root }: LegalPage): Nodes[] =>
  [...walk(root)].filter(({ type }) =>
    /^(?:paragraph|heading|tableCell)$/.test(type),
  );

export const CHANNELS_LINE = new RegExp(
  `(?:^|\\n)\\{\\{\\s*${CHANNELS}\\s*\\}\\}$`,
);

/** What leads in to the list of complaint channels; undefined for a block that does not end in that list. */
export function leadInOf(block: RootContent): PhrasingContent[] | undefined {
  if (block.type !== 'paragraph') return undefined;
  const last = block.children.at(-1);
  if (last?.type !== 'text' || !CHANNELS_LINE.test(last.value))
    return undefined;
  const value = last.value.replace(CHANNELS_LINE, '');
  return [
    ...block.children.slice(0, -1),
    ...(value === '' ? [] : [{ ...last, value }]),
  ];
}

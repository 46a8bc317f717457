import type { LegalOutline } from '../content/legal';
import { slugify } from '../content/legalParts';
import type { MarkdownFile } from './markdownFile';
import { type MarkdownNode, span, walk, words } from './markdownNode';

/** A heading of a legal page. */
export interface LegalHeading {
  /** Number of `#`. */
  readonly depth: number;
  /** The words, with the number. */
  readonly text: string;
  /** Fragment of its address, as the site makes it. */
  readonly id: string;
  /** The number written before the title, of a numbered section only. */
  readonly number?: number;
  /** Where its line begins and ends. */
  readonly span: readonly [number, number];
  /** Whether anything stands between it and the next heading. */
  readonly empty: boolean;
}

/** The level of the numbered sections: `##` where a page has one part, `###` below the parts. */
export const sectionDepth = (outlines: readonly LegalOutline[]): number =>
  outlines[0]?.part == null ? 2 : 3;

/** The headings of a page, in order. Headings inside quotes and lists don't count: the site makes no anchor of them. */
export function headingsOf(
  { blocks }: MarkdownFile,
  outlines: readonly LegalOutline[],
): LegalHeading[] {
  const depthOfSections = sectionDepth(outlines);
  return blocks.flatMap((node, i): LegalHeading[] => {
    if (node.type !== 'heading') return [];
    const text = words(node);
    const depth = node.depth ?? 1;
    const [, number] = /^(\d+)\.\s+\S/.exec(text) ?? [];
    const next = blocks[i + 1];
    return [
      {
        depth,
        text,
        id: slugify(text),
        number: number !== undefined && depth === depthOfSections ? Number(number) : undefined,
        span: span(node),
        empty: !next || (next.type === 'heading' && (next.depth ?? 1) <= depth),
      },
    ];
  });
}

/** Headings that stand where no heading may: inside a quote or a list. */
export function nestedHeadings({ blocks }: MarkdownFile): MarkdownNode[] {
  return blocks
    .filter(({ type }) => type !== 'heading')
    .flatMap((block) => [...walk(block)].filter(({ type }) => type === 'heading'));
}

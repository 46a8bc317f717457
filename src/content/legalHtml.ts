import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { type LegalPage, type LegalSection, slugify } from './legalPage';
import { type Block, wordsOf } from './markdown';
import { fillText, type PlaceholderValues } from './placeholders';

/** A numbered section as pages ask for it. */
export interface RenderedSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Its body, without the heading. */
  readonly html: string;
}

/** A run of sections as pages ask for it; `id` and `title` are null where the page has one run only. */
export interface RenderedPart {
  readonly id: string | null;
  readonly title: string | null;
  /** What stands before the first section, as HTML; null for nothing. */
  readonly intro: string | null;
  readonly sections: readonly RenderedSection[];
}

/** What a legal page's text is filled in with. */
export interface LegalFilling {
  readonly values: PlaceholderValues;
  /** What a screen reader says after a link that opens a new tab. */
  readonly newTab: string;
}

const CHAT = '{{link_whatsapp}}';

/** The words for those who cannot see that the chat opens in a tab of its own. */
const newTabNote = (newTab: string): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
  children: [{ type: 'text', value: ` (${newTab})` }],
});

/**
 * Renders blocks with the company's facts in their places.
 * @param level - of the headings inside, which follows that of the section
 */
function htmlOf(blocks: readonly Block[], level: number, { values, newTab }: LegalFilling): string {
  const filled = <Node extends Nodes>(node: Node): Node => {
    const copy = { ...node } as Nodes;
    if ('children' in copy) copy.children = copy.children.map(filled) as never;
    if (copy.type === 'text' || copy.type === 'inlineCode')
      copy.value = fillText(copy.value, values);
    if (copy.type === 'heading') {
      copy.depth = level as typeof copy.depth;
      copy.data = { hProperties: { id: slugify(wordsOf(node)) } };
    }
    if (copy.type === 'link') {
      if (copy.url === CHAT) {
        copy.data = { hProperties: { target: '_blank', rel: ['noopener'] } };
        copy.children = [...copy.children, newTabNote(newTab)];
      }
      copy.url = fillText(copy.url, values);
    }
    return copy as Node;
  };
  return toHtml(toHast({ type: 'root', children: blocks.map(filled) }));
}

/**
 * Turns a legal page into what its template shows.
 * @throws Error for a section without a number: the content check reports it with its place before that
 */
export function renderLegalPage(page: LegalPage, filling: LegalFilling): RenderedPart[] {
  const level = page.sectionDepth + 1;
  const section = ({ id, number, title, words, blocks }: LegalSection): RenderedSection => {
    if (number === undefined) throw new Error(`Título sem número: “${words}”`);
    const html = htmlOf(blocks, level, filling);
    return { id, number, title: fillText(title, filling.values), html };
  };
  return page.parts.map(({ heading, intro, sections }) => ({
    id: heading?.id ?? null,
    title: heading ? fillText(heading.words, filling.values) : null,
    intro: intro.length > 0 ? htmlOf(intro, level, filling) : null,
    sections: sections.map(section),
  }));
}

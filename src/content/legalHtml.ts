import { toHtml } from 'hast-util-to-html';
import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { PlaceholderValues } from './facts';
import {
  type LegalPage,
  type LegalSection,
  leadInOf,
  slugify,
  walk,
  wordsOf,
} from './legalPage';
import type { Partner } from './partners';
import { fillText } from './placeholders';

interface LegalFilling {
  readonly values: PlaceholderValues;
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

const CHAT = /^\{\{\s*link_whatsapp\s*\}\}$/;

function channelLink(channel: string): PhrasingContent {
  const isAddress = channel.startsWith('https://');
  const digits = channel.replace(/\D/g, '');
  const dialled = channel.startsWith('(') ? `+55${digits}` : digits;
  return {
    type: 'link',
    url: isAddress ? channel : `tel:${dialled}`,
    children: [{ type: 'text', value: channel.replace('https://', '') }],
  };
}

/** The partners that say how to complain, with their channels: each bank answers for its own products. */
function channelItems(partners: readonly Partner[]): ListItem[] {
  return partners.flatMap(({ name, sac, ombudsman }): ListItem[] => {
    const children: PhrasingContent[] = [{ type: 'text', value: `${name}: ` }];
    if (sac) children.push({ type: 'text', value: 'SAC ' }, channelLink(sac));
    if (sac && ombudsman) children.push({ type: 'text', value: ', ' });
    if (ombudsman)
      children.push(
        { type: 'text', value: 'ouvidoria ' },
        channelLink(ombudsman),
      );
    return children.length > 1
      ? [{ type: 'listItem', children: [{ type: 'paragraph', children }] }]
      : [];
  });
}

function withChannels(
  block: RootContent,
  partners: readonly Partner[],
): RootContent[] {
  const leadIn = leadInOf(block);
  if (!leadIn) return [block];
  const items = channelItems(partners);
  if (items.length === 0) return [];
  const list: RootContent = { type: 'list', children: items };
  return leadIn.length > 0
    ? [{ type: 'paragraph', children: leadIn }, list]
    : [list];
}

function htmlOf(
  blocks: readonly RootContent[],
  level: number,
  { values, opensChat, partners }: LegalFilling,
): string {
  const children = blocks.flatMap((block) => withChannels(block, partners));
  const root: Root = { type: 'root', children };
  for (const node of walk(root)) {
    if (node.type === 'text' || node.type === 'inlineCode')
      node.value = fillText(node.value, values);
    if (node.type === 'heading') {
      node.depth = level as typeof node.depth;
      node.data = { hProperties: { id: slugify(wordsOf(node)) } };
    }
    if (node.type === 'link') {
      if (CHAT.test(node.url)) {
        // In the name itself: a screen reader says hidden words inside a link as a second link.
        const ariaLabel = fillText(`${wordsOf(node)} (${opensChat})`, values);
        node.data = {
          hProperties: { target: '_blank', rel: ['noopener'], ariaLabel },
        };
      }
      node.url = fillText(node.url, values);
    }
  }
  return toHtml(toHast(root));
}

/** @throws Error for a section without a number: the content check reports it with its place before that */
export function renderLegalPage(page: LegalPage, filling: LegalFilling) {
  const level = page.sectionDepth + 1;
  const section = ({ id, number, title, words, blocks }: LegalSection) => {
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

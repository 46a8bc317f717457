import { toHtml } from 'hast-util-to-html';
import type { Link, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Partner } from '../schemas/partners';
import { interpolate, type PlaceholderValues } from '../wording/placeholders';
import {
  channelsIntro,
  type ParsedPage,
  type ParsedSection,
  slugify,
  textOf,
  walkNodes,
} from './parse';

interface RenderOptions {
  readonly values: PlaceholderValues;
  /** What a screen reader says after the words of a chat link. */
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function channelLink(channel: string): PhrasingContent {
  const digits = channel.replace(/\D/g, '');
  // Numbers without an area code, such as 0800 and 4004, are dialled as they are.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  const isAddress = channel.startsWith('https://');
  return {
    type: 'link',
    url: isAddress ? channel : `tel:${number}`,
    children: [text(channel.replace('https://', ''))],
  };
}

/** The complaint channels of each partner that has one: each institution answers for its own products. */
function channelItems(partners: readonly Partner[]): ListItem[] {
  const items: ListItem[] = [];
  for (const { name, sac, ombudsman } of partners) {
    const children = [text(`${name}: `)];
    if (sac) children.push(text('SAC '), channelLink(sac));
    if (sac && ombudsman) children.push(text(', '));
    if (ombudsman) children.push(text('ouvidoria '), channelLink(ombudsman));
    if (children.length > 1)
      items.push({
        type: 'listItem',
        children: [{ type: 'paragraph', children }],
      });
  }
  return items;
}

/** Puts the list in its placeholder's place. Without any channel, the whole paragraph goes. */
function expandChannels(
  block: RootContent,
  partners: readonly Partner[],
): RootContent[] {
  const intro = channelsIntro(block);
  if (!intro) return [block];
  const children = channelItems(partners);
  if (children.length === 0) return [];
  const list: RootContent = { type: 'list', children };
  if (intro.length === 0) return [list];
  return [{ type: 'paragraph', children: intro }, list];
}

function renderLink(link: Link, { values, opensChat }: RenderOptions): void {
  if (link.url.includes('link_whatsapp')) {
    // Hidden words inside a link are said as a second link, so they go into its name.
    const ariaLabel = interpolate(`${textOf(link)} (${opensChat})`, values);
    const target = { target: '_blank', rel: ['noopener'] };
    link.data = { hProperties: { ...target, ariaLabel } };
  }
  link.url = interpolate(link.url, values);
}

function renderBlocks(
  blocks: readonly RootContent[],
  depth: number,
  options: RenderOptions,
): string {
  const { values, partners } = options;
  const children = blocks.flatMap((block) => expandChannels(block, partners));
  const root: Root = { type: 'root', children };
  for (const node of walkNodes(root)) {
    if (node.type === 'text' || node.type === 'inlineCode')
      node.value = interpolate(node.value, values);
    if (node.type === 'link') renderLink(node, options);
    if (node.type === 'heading') {
      node.depth = depth as typeof node.depth;
      node.data = { hProperties: { id: slugify(textOf(node)) } };
    }
  }
  return toHtml(toHast(root));
}

/** Renders the sections of a legal page that the check has accepted as HTML, with the company's values. */
export function renderLegalPage({ parts }: ParsedPage, options: RenderOptions) {
  const { values } = options;
  const section = ({ heading, blocks }: ParsedSection) => {
    const { id, number, title, depth } = heading;
    const html = renderBlocks(blocks, depth + 1, options);
    return { id, number, title: interpolate(title, values), html };
  };
  return parts.map(({ heading, intro, sections }) => ({
    id: heading?.id ?? null,
    title: heading ? interpolate(heading.text, values) : null,
    intro: intro.length > 0 ? renderBlocks(intro, 4, options) : null,
    sections: sections.map(section),
  }));
}

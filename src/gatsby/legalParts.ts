import type {
  Element,
  ElementContent,
  Properties,
  Root,
  RootContent,
} from 'hast';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { placeholderValues } from '../content/derived';
import {
  headingAddress,
  type LegalSlug,
  legalOutlines,
} from '../content/schemas/legal';
import type { Partner } from '../content/schemas/partners';
import {
  CHANNELS,
  interpolate,
  type PlaceholderValues,
  tightenBraces,
} from '../content/wording/placeholders';
import { companyNode, contentNode } from './contentNode';

interface Filling {
  readonly values: PlaceholderValues;
  /** What a screen reader says after the words of a chat link. */
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

const element = (
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

const idOf = ({ properties }: Element) => String(properties.id);

const isChannels = (line = '') => tightenBraces(line) === `{{${CHANNELS}}}`;

function channelLink(channel: string): Element {
  if (channel.startsWith('https://'))
    return element('a', { href: channel }, channel.replace('https://', ''));
  const digits = channel.replace(/\D/g, '');
  // Numbers without an area code, such as 0800 and 4004, are dialled as they are.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  return element('a', { href: `tel:${number}` }, channel);
}

/** The complaint channels of each partner that has one: each institution answers for its own products. */
const channelItems = (partners: readonly Partner[]): Element[] =>
  partners
    .filter(({ sac, ombudsman }) => sac || ombudsman)
    .map(({ name, sac, ombudsman }) =>
      element(
        'li',
        {},
        `${name}: `,
        ...(sac ? ['SAC ', channelLink(sac)] : []),
        sac && ombudsman ? ', ' : '',
        ...(ombudsman ? ['ouvidoria ', channelLink(ombudsman)] : []),
      ),
    );

/**
 * Puts the list of complaint channels after a paragraph whose last line is its placeholder.
 * Without any channel, the whole paragraph goes.
 */
function expandChannels(
  node: RootContent,
  partners: readonly Partner[],
): RootContent[] {
  if (node.type !== 'element' || node.tagName !== 'p') return [node];
  const last = node.children.at(-1);
  const lines = last?.type === 'text' ? last.value.split('\n') : [];
  if (last?.type !== 'text' || !isChannels(lines.pop())) return [node];
  last.value = lines.join('\n');
  const items = channelItems(partners);
  if (items.length === 0) return [];
  const list = element('ul', {}, ...items);
  return textOf(node) === '' ? [list] : [node, list];
}

/** Fills a link's placeholder in. A chat link opens a new tab, and its name says that it opens the chat. */
function fillLink(link: Element, { values, opensChat }: Filling): void {
  const address = String(link.properties.href);
  // Markdown's parser encodes the braces of a placeholder.
  if (!address.startsWith(encodeURI('{{'))) return;
  link.properties.href = interpolate(decodeURI(address), values);
  if (link.properties.href !== values.link_whatsapp) return;
  Object.assign(link.properties, {
    target: '_blank',
    rel: ['noopener'],
    // Hidden words inside a link are said as a second link, so they go into its name.
    ariaLabel: interpolate(`${textOf(link)} (${opensChat})`, values),
  });
}

/** Fills in what other files say. */
function fillIn(tree: Root, filling: Filling): void {
  tree.children = tree.children.flatMap((node) =>
    expandChannels(node, filling.partners),
  );
  // Ids are made of the text as it is written, so they come before the text is filled in.
  for (const heading of selectAll('[id]', tree))
    heading.properties.id = headingAddress(idOf(heading), textOf(heading));
  for (const link of selectAll('a', tree)) fillLink(link, filling);
  for (const { children } of selectAll('*', tree))
    for (const child of children)
      if (child.type === 'text')
        child.value = interpolate(child.value, filling.values);
}

interface Run {
  readonly heading: Element;
  readonly body: RootContent[];
}

/** Splits nodes at the headings with a tag name, into what stands before the first one and a run for each. */
function splitAt(tagName: string, nodes: RootContent[]) {
  const before: RootContent[] = [];
  const runs: Run[] = [];
  for (const node of nodes)
    if (node.type === 'element' && node.tagName === tagName)
      runs.push({ heading: node, body: [] });
    else (runs.at(-1)?.body ?? before).push(node);
  return { before, runs };
}

const htmlOf = (nodes: RootContent[]) =>
  nodes
    .filter(({ type }) => type === 'element')
    .map((node) => toHtml(node))
    .join('\n');

function section({ heading, body }: Run) {
  const [number = '', ...title] = textOf(heading).split('. ');
  return {
    id: idOf(heading),
    number: Number(number),
    title: title.join('. ').trim(),
    html: htmlOf(body),
  };
}

/**
 * Splits a legal page that the check has accepted into its parts and numbered sections.
 * @param tree - the page's HTML, where each heading has an id; the facts are filled in here
 */
function legalParts(tree: Root, slug: LegalSlug, filling: Filling) {
  fillIn(tree, filling);
  const isTitled = legalOutlines[slug][0].title !== null;
  const parts = isTitled
    ? splitAt('h2', tree.children).runs
    : [{ heading: null, body: tree.children }];
  return parts.map(({ heading, body }) => {
    const { before, runs } = splitAt(isTitled ? 'h3' : 'h2', body);
    return {
      id: heading && idOf(heading),
      title: heading && textOf(heading),
      intro: htmlOf(before) || null,
      sections: runs.map(section),
    };
  });
}

interface LegalNode {
  readonly frontmatter: { readonly slug: LegalSlug };
}

interface ResolveInfo {
  readonly parentType: {
    getFields(): {
      readonly htmlAst: { resolve(...args: unknown[]): Promise<Root> };
    };
  };
}

/**
 * Resolves `parts` of a legal page. gatsby-transformer-remark caches a tree by its page alone, so what other files
 * say is filled in here, where Gatsby runs the query again when one of them changes.
 */
export async function resolveLegalParts(
  source: LegalNode,
  args: unknown,
  context: unknown,
  info: ResolveInfo,
) {
  const { htmlAst } = info.parentType.getFields();
  const tree = await htmlAst.resolve(source, args, context, info);
  const values = placeholderValues(await companyNode(context));
  const { opensChat } = await contentNode<Pick<Filling, 'opensChat'>>(
    context,
    'InterfaceTexts',
  );
  const { partners } = await contentNode<Pick<Filling, 'partners'>>(
    context,
    'PartnerDirectory',
  );
  const filling = { values, opensChat, partners };
  return legalParts(tree, source.frontmatter.slug, filling);
}

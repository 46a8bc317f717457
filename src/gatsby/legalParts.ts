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
import { getCompanyNode, getContentNode } from './contentNode';

interface Filling {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
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

const isChannelsPlaceholder = (line = '') =>
  tightenBraces(line) === `{{${CHANNELS}}}`;

function channelLink(channel: string): Element {
  if (channel.startsWith('https://'))
    return element('a', { href: channel }, channel.replace('https://', ''));
  const digits = channel.replace(/\D/g, '');
  // Numbers without an area code, such as 0800 and 4004, are dialled without a country code.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  return element('a', { href: `tel:${number}` }, channel);
}

/** Returns a list item with the complaint channels of each partner that has any: each institution answers for its own products. */
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
 * Replaces the placeholder in the last line of a paragraph with a list of complaint channels after it.
 * If there are no channels, the whole paragraph is removed.
 */
function expandChannels(
  node: RootContent,
  partners: readonly Partner[],
): RootContent[] {
  if (node.type !== 'element' || node.tagName !== 'p') return [node];
  const last = node.children.at(-1);
  const lines = last?.type === 'text' ? last.value.split('\n') : [];
  if (last?.type !== 'text' || !isChannelsPlaceholder(lines.pop()))
    return [node];
  last.value = lines.join('\n');
  const items = channelItems(partners);
  if (items.length === 0) return [];
  const list = element('ul', {}, ...items);
  return textOf(node) === '' ? [list] : [node, list];
}

/** Replaces the placeholder in a link's address. A chat link opens in a new tab, and its accessible name says that it opens the chat. */
function fillLink(link: Element, { values, opensChat }: Filling): void {
  const address = String(link.properties.href);
  // Markdown's parser encodes the braces of a placeholder.
  if (!address.startsWith(encodeURI('{{'))) return;
  link.properties.href = interpolate(decodeURI(address), values);
  if (link.properties.href !== values.link_whatsapp) return;
  Object.assign(link.properties, {
    target: '_blank',
    rel: ['noopener'],
    // Screen readers read hidden text inside a link as a second link, so it goes into `aria-label`.
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

interface Section {
  readonly heading: Element;
  readonly body: RootContent[];
}

/** Splits nodes at headings into the nodes before the first heading and a section for each heading. */
function splitAtHeadings(tagName: string, nodes: RootContent[]) {
  const before: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of nodes)
    if (node.type === 'element' && node.tagName === tagName)
      sections.push({ heading: node, body: [] });
    else (sections.at(-1)?.body ?? before).push(node);
  return { before, sections };
}

const htmlOf = (nodes: RootContent[]) =>
  nodes
    .filter(({ type }) => type === 'element')
    .map((node) => toHtml(node))
    .join('\n');

function toNumberedSection({ heading, body }: Section) {
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
 * @param tree - the page's HTML, whose headings have ids; it is changed in place
 */
function splitLegalPage(tree: Root, slug: LegalSlug, filling: Filling) {
  fillIn(tree, filling);
  const isTitled = legalOutlines[slug][0].title !== null;
  const parts = isTitled
    ? splitAtHeadings('h2', tree.children).sections
    : [{ heading: null, body: tree.children }];
  return parts.map(({ heading, body }) => {
    const tagName = isTitled ? 'h3' : 'h2';
    const { before, sections } = splitAtHeadings(tagName, body);
    return {
      id: heading && idOf(heading),
      title: heading && textOf(heading),
      intro: htmlOf(before) || null,
      sections: sections.map(toNumberedSection),
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
 * Resolves `parts` of a legal page. gatsby-transformer-remark caches the tree by the page's content alone, so data from
 * other files is filled in here: Gatsby runs the query again when one of them changes.
 */
export async function resolveLegalParts(
  source: LegalNode,
  args: unknown,
  context: unknown,
  info: ResolveInfo,
) {
  const { htmlAst } = info.parentType.getFields();
  const tree = await htmlAst.resolve(source, args, context, info);
  const values = placeholderValues(await getCompanyNode(context));
  const { opensChat } = await getContentNode<Pick<Filling, 'opensChat'>>(
    context,
    'InterfaceTexts',
  );
  const { partners } = await getContentNode<Pick<Filling, 'partners'>>(
    context,
    'PartnerDirectory',
  );
  const filling = { values, opensChat, partners };
  return splitLegalPage(tree, source.frontmatter.slug, filling);
}

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
import { companyFile } from '../content/schemas/company';
import { interfaceFile } from '../content/schemas/interface';
import {
  headingAddress,
  type LegalSlug,
  legalOutlines,
} from '../content/schemas/legal';
import { type Partner, partnersFile } from '../content/schemas/partners';
import {
  CHANNELS,
  interpolate,
  type PlaceholderValues,
  tightenBraces,
} from '../content/wording/placeholders';
import { getContentNode } from './contentNode';

/** What legal pages show of other content files. */
interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

const createElement = (
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

function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(getText).join('') : '';
}

const getId = ({ properties }: Element) => String(properties.id);

function createChannelLink(channel: string): Element {
  if (channel.startsWith('https://')) {
    const text = channel.replace('https://', '');
    return createElement('a', { href: channel }, text);
  }
  const digits = channel.replace(/\D/g, '');
  // Numbers without an area code, such as 0800 and 4004, are dialled without a country code.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  return createElement('a', { href: `tel:${number}` }, channel);
}

/** Returns a list item with the complaint channels of a partner: each institution answers for its own products. */
const createChannelItem = ({ name, sac, ombudsman }: Partner): Element =>
  createElement(
    'li',
    {},
    `${name}: `,
    ...(sac ? ['SAC ', createChannelLink(sac)] : []),
    sac && ombudsman ? ', ' : '',
    ...(ombudsman ? ['ouvidoria ', createChannelLink(ombudsman)] : []),
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
  if (last?.type !== 'text') return [node];
  const lines = last.value.split('\n');
  if (tightenBraces(lines.pop() ?? '') !== `{{${CHANNELS}}}`) return [node];
  last.value = lines.join('\n');
  const answering = partners.filter(({ sac, ombudsman }) => sac || ombudsman);
  if (answering.length === 0) return [];
  const list = createElement('ul', {}, ...answering.map(createChannelItem));
  return getText(node) === '' ? [list] : [node, list];
}

/** Replaces the placeholder in a link's address. A chat link opens in a new tab, and its accessible name says that it opens the chat. */
function completeLink(
  link: Element,
  { values, opensChat }: SharedContent,
): void {
  const address = String(link.properties.href);
  // Markdown's parser encodes the braces of a placeholder.
  if (!address.startsWith(encodeURI('{{'))) return;
  link.properties.href = interpolate(decodeURI(address), values);
  if (link.properties.href !== values.link_whatsapp) return;
  Object.assign(link.properties, {
    target: '_blank',
    rel: ['noopener'],
    // Screen readers read hidden text inside a link as a second link, so it goes into `aria-label`.
    ariaLabel: interpolate(`${getText(link)} (${opensChat})`, values),
  });
}

function insertSharedContent(tree: Root, shared: SharedContent): void {
  tree.children = tree.children.flatMap((node) =>
    expandChannels(node, shared.partners),
  );
  // Ids are made of the text with its placeholders, so this comes before they are replaced.
  for (const heading of selectAll('[id]', tree))
    heading.properties.id = headingAddress(getId(heading), getText(heading));
  for (const link of selectAll('a', tree)) completeLink(link, shared);
  for (const { children } of selectAll('*', tree))
    for (const child of children)
      if (child.type === 'text')
        child.value = interpolate(child.value, shared.values);
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

const serialize = (nodes: RootContent[]) =>
  nodes
    .filter(({ type }) => type === 'element')
    .map((node) => toHtml(node))
    .join('\n');

function toNumberedSection({ heading, body }: Section) {
  const [, number, title] = /^(\d+)\.\s+(.*)/s.exec(getText(heading)) ?? [];
  const id = getId(heading);
  return { id, number: Number(number), title, html: serialize(body) };
}

/** Splits a legal page that the check has accepted into its parts and numbered sections. */
function splitIntoParts(tree: Root, slug: LegalSlug) {
  const isTitled = legalOutlines[slug][0].title !== null;
  const parts = isTitled
    ? splitAtHeadings('h2', tree.children).sections
    : [{ heading: null, body: tree.children }];
  return parts.map(({ heading, body }) => {
    const tagName = isTitled ? 'h3' : 'h2';
    const { before, sections } = splitAtHeadings(tagName, body);
    return {
      id: heading && getId(heading),
      title: heading && getText(heading),
      intro: serialize(before) || null,
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
 * Resolves `parts` of a legal page. gatsby-transformer-remark caches the tree by the page's content alone, so what comes
 * from other files is inserted here: Gatsby runs the query again when one of them changes.
 */
export async function resolveLegalParts(
  source: LegalNode,
  args: unknown,
  context: unknown,
  info: ResolveInfo,
) {
  const { htmlAst } = info.parentType.getFields();
  const tree = await htmlAst.resolve(source, args, context, info);
  const company = await getContentNode(context, companyFile);
  const { opensChat } = await getContentNode(context, interfaceFile);
  const { partners } = await getContentNode(context, partnersFile);
  const values = placeholderValues(company);
  insertSharedContent(tree, { values, opensChat, partners });
  return splitIntoParts(tree, source.frontmatter.slug);
}

import type * as hast from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Heading, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { digitsOf } from '../content/fields/text';
import { headingsOf, type PageHeading } from '../content/parseMarkdown';
import type { Partner } from '../content/schemas/partners';
import {
  CHANNELS,
  type PlaceholderValues,
  SECTION_NUMBER,
  splitAtNumbers,
  tightenBraces,
} from '../content/wording/placeholders';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
export interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly chatHint: string;
  readonly partners: readonly Partner[];
}

/** With the numbers of the page's sections by their addresses, such as `#contato`. Links show the numbers. */
interface PageContent extends SharedContent {
  readonly numbers: ReadonlyMap<string, number>;
}

const createText = (value: string): hast.Text => ({ type: 'text', value });

const createElement = (
  tagName: string,
  properties: hast.Element['properties'],
  ...children: hast.ElementContent[]
): hast.Element => ({ type: 'element', tagName, properties, children });

function textOf(node: hast.ElementContent): string {
  if (node.type === 'element') return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

function createChannelLink(channel: string): hast.Element {
  const [, address] = channel.split('https://');
  if (address)
    return createElement('a', { href: channel }, createText(address));
  const digits = digitsOf(channel);
  // Numbers without an area code, such as 0800 and 4004, are dialled without a country code.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  return createElement('a', { href: `tel:${number}` }, createText(channel));
}

/** A list item with the complaint channels of a partner: each institution answers for its own products. */
function createChannelItem({ name, sac, ombudsman }: Partner): hast.Element {
  const item: hast.ElementContent[] = [createText(`${name}: `)];
  if (sac) item.push(createText('SAC '), createChannelLink(sac));
  if (sac && ombudsman) item.push(createText(', '));
  if (ombudsman)
    item.push(createText('ouvidoria '), createChannelLink(ombudsman));
  return createElement('li', {}, ...item);
}

/**
 * Replaces the placeholder in the last line of a paragraph with a list of complaint channels after it.
 * @returns what takes the place of the paragraph: nothing if there are no channels; undefined if it has no placeholder
 */
function expandChannels(
  paragraph: hast.Element,
  shared: SharedContent,
): hast.ElementContent[] | undefined {
  const lines = textOf(paragraph).split('\n');
  if (tightenBraces(lines.at(-1) ?? '') !== `{{${CHANNELS}}}`) return undefined;
  const answering = shared.partners.filter(
    ({ sac, ombudsman }) => sac || ombudsman,
  );
  if (answering.length === 0) return [];
  const list = createElement('ul', {}, ...answering.map(createChannelItem));
  if (lines.length === 1) return [list];
  const children = [...paragraph.children];
  const last = children.pop();
  // The placeholder may also be bold or a link, and then is the whole of it.
  if (last?.type === 'text')
    children.push(
      createText(last.value.slice(0, last.value.lastIndexOf('\n'))),
    );
  return [{ ...paragraph, children }, list];
}

/** Replaces the placeholder in a link's address. A chat link opens in a new tab, and its accessible name says that it opens the chat. */
function completeLink(link: hast.Element, shared: SharedContent): hast.Element {
  const href = String(link.properties.href);
  // The braces of a placeholder are encoded, as in any address.
  if (!href.startsWith(encodeURI('{{'))) return link;
  const { values, chatHint } = shared;
  const target = interpolate(decodeURI(href), values);
  const properties = { ...link.properties, href: target };
  if (target !== values.link_whatsapp) return { ...link, properties };
  const chat = {
    target: '_blank',
    rel: ['noopener'],
    // Screen readers read hidden text inside a link as a second link.
    ariaLabel: `${textOf(link)} (${chatHint})`,
  };
  return { ...link, properties: { ...properties, ...chat } };
}

/** Replaces placeholders in a text, and keeps its numbers with a hyphen on one line. */
const completeText = ({ value }: hast.Text, { values }: SharedContent) =>
  splitAtNumbers(interpolate(value, values)).map((part, index) =>
    index % 2 === 0
      ? createText(part)
      : createElement('span', { className: ['no-break'] }, createText(part)),
  );

/** Lets the words of a link to a section show its number. */
function withNumber(link: hast.Element, content: PageContent): PageContent {
  const number = content.numbers.get(String(link.properties.href));
  if (number === undefined) return content;
  const values = { ...content.values, [SECTION_NUMBER]: String(number) };
  return { ...content, values };
}

/** Returns what a node of a legal page becomes with the values of other content files. */
function complete(
  node: hast.ElementContent,
  content: PageContent,
): hast.ElementContent[] {
  if (node.type === 'text') return completeText(node, content);
  if (node.type !== 'element') return [];
  const expanded = node.tagName === 'p' && expandChannels(node, content);
  if (expanded) return expanded.flatMap((part) => complete(part, content));
  const isLink = node.tagName === 'a';
  const inside = isLink ? withNumber(node, content) : content;
  const children = node.children.flatMap((child) => complete(child, inside));
  const completed = { ...node, children };
  return [isLink ? completeLink(completed, content) : completed];
}

const isElement = (node: hast.Root['children'][number]) =>
  node.type === 'element';

/**
 * Converts a page to the elements of HTML. The title of the page is its `h1`: a part is an `h2` and its sections are
 * `h3`; on a page without parts, sections are `h2`.
 */
function toElements(
  tree: Root,
  headings: readonly PageHeading[],
  hasParts: boolean,
): hast.Element[] {
  const changed = new Map<RootContent, Heading>();
  for (const { node, depth, id } of headings)
    changed.set(node, {
      ...node,
      depth: Math.min(hasParts ? depth + 1 : depth, 6) as Heading['depth'],
      data: { hProperties: { id } },
    });
  const children = tree.children.map((node) => changed.get(node) ?? node);
  const html = toHast({ type: 'root', children }) as hast.Root;
  return html.children.filter(isElement);
}

interface Block {
  readonly heading: hast.Element;
  readonly body: hast.Element[];
}

/** Splits elements at headings into those before the first heading and a block for each heading. */
function splitAtHeadings(tagName: string, elements: readonly hast.Element[]) {
  const before: hast.Element[] = [];
  const blocks: Block[] = [];
  for (const element of elements)
    if (element.tagName === tagName)
      blocks.push({ heading: element, body: [] });
    else (blocks.at(-1)?.body ?? before).push(element);
  return { before, blocks };
}

/** Splits a page into its parts, and each part into its sections. A page without parts is one without a heading. */
function splitIntoParts(elements: readonly hast.Element[], hasParts: boolean) {
  const parts = hasParts
    ? splitAtHeadings('h2', elements).blocks
    : [{ heading: undefined, body: elements }];
  return parts.map(({ heading, body }) => {
    const tagName = hasParts ? 'h3' : 'h2';
    return { heading, ...splitAtHeadings(tagName, body) };
  });
}

const idOf = ({ properties }: hast.Element) => String(properties.id);

/**
 * Makes the parts of a legal page that the check has accepted, with numbered sections as HTML.
 * @param tree - the Markdown of the page
 */
export function legalParts(tree: Root, shared: SharedContent) {
  const headings = headingsOf(tree);
  const hasParts = headings[0]?.depth === 1;
  const elements = toElements(tree, headings, hasParts);
  const parts = splitIntoParts(elements, hasParts);
  const numbers = new Map<string, number>();
  for (const { blocks } of parts)
    for (const [index, { heading }] of blocks.entries())
      numbers.set(`#${idOf(heading)}`, index + 1);
  const content = { ...shared, numbers };
  const render = (nodes: readonly hast.Element[]) =>
    nodes
      .flatMap((node) => complete(node, content))
      .map((node) => toHtml(node))
      .join('\n');
  const titleOf = (heading: hast.Element) =>
    complete(heading, content).map(textOf).join('');
  return parts.map(({ heading, before, blocks }) => ({
    id: heading ? idOf(heading) : null,
    title: heading ? titleOf(heading) : null,
    intro: render(before) || null,
    sections: blocks.map((block, index) => ({
      id: idOf(block.heading),
      number: index + 1,
      title: titleOf(block.heading),
      html: render(block.body),
    })),
  }));
}

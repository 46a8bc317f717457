import toHtml from 'hast-util-to-html';
import { digitsOf } from '../contentModel/fields/text';
import { companyFile } from '../contentModel/schemas/company';
import { interfaceFile } from '../contentModel/schemas/interface';
import { type Partner, partnersFile } from '../contentModel/schemas/partners';
import {
  headingId,
  numberedTitle,
  sectionDepth,
} from '../contentModel/wording/headings';
import {
  CHANNELS,
  type PlaceholderValues,
  splitAtNumbers,
  tightenBraces,
} from '../contentModel/wording/placeholders';
import { placeholderValues } from './companyFacts';
import { getContentNode } from './contentNode';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

interface Text {
  readonly type: 'text';
  readonly value: string;
}

interface Element {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

/** A node of hast, as gatsby-transformer-remark makes it: https://github.com/syntax-tree/hast */
type Node = Text | Element;

const text = (value: string): Text => ({ type: 'text', value });

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: readonly Node[]
): Element => ({ type: 'element', tagName, properties, children });

const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : node.children.map(textOf).join('');

function createChannelLink(channel: string): Element {
  const [, address] = channel.split('https://');
  if (address) return element('a', { href: channel }, text(address));
  const digits = digitsOf(channel);
  // Numbers without an area code, such as 0800 and 4004, are dialled without a country code.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  return element('a', { href: `tel:${number}` }, text(channel));
}

/** A list item with the complaint channels of a partner: each institution answers for its own products. */
function createChannelItem({ name, sac, ombudsman }: Partner): Element {
  const item: Node[] = [text(`${name}: `)];
  if (sac) item.push(text('SAC '), createChannelLink(sac));
  if (sac && ombudsman) item.push(text(', '));
  if (ombudsman) item.push(text('ouvidoria '), createChannelLink(ombudsman));
  return element('li', {}, ...item);
}

/**
 * Replaces the placeholder in the last line of a paragraph with a list of complaint channels after it.
 * If there are no channels, the whole paragraph is removed.
 */
function expandChannels(paragraph: Element, shared: SharedContent): Node[] {
  const lines = textOf(paragraph).split('\n');
  if (tightenBraces(lines.at(-1) ?? '') !== `{{${CHANNELS}}}`)
    return [paragraph];
  const answering = shared.partners.filter(
    ({ sac, ombudsman }) => sac || ombudsman,
  );
  if (answering.length === 0) return [];
  const list = element('ul', {}, ...answering.map(createChannelItem));
  if (lines.length === 1) return [list];
  const children = [...paragraph.children];
  const last = children.pop();
  // The placeholder may also be bold or a link, and then is the whole of it.
  if (last?.type === 'text')
    children.push(text(last.value.slice(0, last.value.lastIndexOf('\n'))));
  return [{ ...paragraph, children }, list];
}

/** Replaces the placeholder in a link's address. A chat link opens in a new tab, and its accessible name says that it opens the chat. */
function completeLink(link: Element, shared: SharedContent): Element {
  const { href = '' } = link.properties;
  // Markdown's parser encodes the braces of a placeholder.
  if (!href.startsWith(encodeURI('{{'))) return link;
  const { values, opensChat } = shared;
  const target = interpolate(decodeURI(href), values);
  const properties = { ...link.properties, href: target };
  if (target !== values.link_whatsapp) return { ...link, properties };
  const chat = {
    target: '_blank',
    rel: 'noopener',
    // Screen readers read hidden text inside a link as a second link.
    ariaLabel: `${textOf(link)} (${opensChat})`,
  };
  return { ...link, properties: { ...properties, ...chat } };
}

/** Replaces placeholders in a text, and keeps its numbers with a hyphen on one line. */
const completeText = ({ value }: Text, { values }: SharedContent): Node[] =>
  splitAtNumbers(interpolate(value, values)).map((part, index) =>
    index % 2 === 0
      ? text(part)
      : element('span', { className: 'no-break' }, text(part)),
  );

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** Returns a node of a legal page with what other content files say. The node itself is in a cache, and stays as it is. */
function complete(node: Node, shared: SharedContent): Node[] {
  if (node.type === 'text') return completeText(node, shared);
  const withList = node.tagName === 'p' ? expandChannels(node, shared) : [node];
  if (withList[0] !== node)
    return withList.flatMap((part) => complete(part, shared));
  const children = node.children.flatMap((child) => complete(child, shared));
  if (node.tagName === 'a')
    return [completeLink({ ...node, children }, shared)];
  if (!isHeading(node)) return [{ ...node, children }];
  const properties = { ...node.properties, id: headingId(textOf(node)) };
  return [{ ...node, properties, children }];
}

interface Section {
  readonly heading: Element;
  readonly body: Element[];
}

/** Splits elements at headings into those before the first heading and a section for each heading. */
function splitAtHeadings(tagName: string, elements: readonly Element[]) {
  const before: Element[] = [];
  const sections: Section[] = [];
  for (const element of elements)
    if (element.tagName === tagName)
      sections.push({ heading: element, body: [] });
    else (sections.at(-1)?.body ?? before).push(element);
  return { before, sections };
}

const serialize = (elements: readonly Element[]) =>
  elements.map((element) => toHtml(element)).join('\n');

/** @throws Error for a heading without a number. The content check has reported it before, with its location. */
function toNumberedSection({ heading, body }: Section) {
  const words = textOf(heading);
  const numbered = numberedTitle(words);
  if (!numbered) throw new Error(`This section has no number: ${words}`);
  return { id: heading.properties.id, ...numbered, html: serialize(body) };
}

/** Splits a legal page that the check has accepted into its parts and numbered sections. */
function splitIntoParts(elements: readonly Element[]) {
  const headings = elements.filter(isHeading).map((heading) => ({
    depth: Number(heading.tagName.slice(1)),
    text: textOf(heading),
  }));
  const depth = sectionDepth(headings);
  const parts =
    depth === 2
      ? [{ heading: null, body: elements }]
      : splitAtHeadings('h2', elements).sections;
  return parts.map(({ heading, body }) => {
    const { before, sections } = splitAtHeadings(`h${depth}`, body);
    return {
      id: heading?.properties.id ?? null,
      title: heading && textOf(heading),
      intro: serialize(before) || null,
      sections: sections.map(toNumberedSection),
    };
  });
}

interface ResolveInfo {
  readonly parentType: {
    getFields(): {
      readonly htmlAst: {
        resolve(...args: unknown[]): Promise<{ readonly children: Node[] }>;
      };
    };
  };
}

/**
 * Resolves `parts` of a legal page. gatsby-transformer-remark caches the tree by the page's content alone, so what comes
 * from other files is inserted here: Gatsby runs the query again when one of them changes. In the Markdown itself it
 * would become links where a value is an e-mail or a web address.
 */
export async function resolveLegalParts(
  source: unknown,
  args: unknown,
  context: unknown,
  info: ResolveInfo,
) {
  const { htmlAst } = info.parentType.getFields();
  const { children } = await htmlAst.resolve(source, args, context, info);
  const company = await getContentNode(context, companyFile);
  const { opensChat } = await getContentNode(context, interfaceFile);
  const { partners } = await getContentNode(context, partnersFile);
  const values = placeholderValues(company);
  const elements = children
    .flatMap((node) => complete(node, { values, opensChat, partners }))
    .filter((node) => node.type === 'element');
  return splitIntoParts(elements);
}

import { JSDOM } from 'jsdom';
import { digitsOf } from '../content/fields/text';
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
  type PlaceholderValues,
  splitAtNumbers,
  tightenBraces,
} from '../content/wording/placeholders';
import { getContentNode } from './contentNode';
import { placeholderValues } from './derived';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly opensChat: string;
  readonly partners: readonly Partner[];
}

const { document, NodeFilter } = new JSDOM().window;

function createChannelLink(channel: string): HTMLAnchorElement {
  const link = document.createElement('a');
  if (channel.startsWith('https://')) {
    link.href = channel;
    link.text = channel.replace('https://', '');
    return link;
  }
  const digits = digitsOf(channel);
  // Numbers without an area code, such as 0800 and 4004, are dialled without a country code.
  const number = channel.startsWith('(') ? `+55${digits}` : digits;
  link.href = `tel:${number}`;
  link.text = channel;
  return link;
}

/** Returns a list item with the complaint channels of a partner: each institution answers for its own products. */
function createChannelItem({ name, sac, ombudsman }: Partner): HTMLLIElement {
  const item = document.createElement('li');
  item.append(`${name}: `);
  if (sac) item.append('SAC ', createChannelLink(sac));
  if (sac && ombudsman) item.append(', ');
  if (ombudsman) item.append('ouvidoria ', createChannelLink(ombudsman));
  return item;
}

/**
 * Replaces the placeholder in the last line of a paragraph with a list of complaint channels after it.
 * If there are no channels, the whole paragraph is removed.
 */
function expandChannels(paragraph: Element, partners: readonly Partner[]) {
  const last = paragraph.lastChild;
  const lines = last?.nodeValue?.split('\n') ?? [];
  if (tightenBraces(lines.pop() ?? '') !== `{{${CHANNELS}}}`) return;
  last?.replaceWith(lines.join('\n'));
  const answering = partners.filter(({ sac, ombudsman }) => sac || ombudsman);
  const list = document.createElement('ul');
  list.append(...answering.map(createChannelItem));
  if (answering.length > 0) paragraph.after(list);
  if (answering.length === 0 || paragraph.textContent === '')
    paragraph.remove();
}

/** Replaces the placeholder in a link's address. A chat link opens in a new tab, and its accessible name says that it opens the chat. */
function completeLink(
  link: HTMLAnchorElement,
  { values, opensChat }: SharedContent,
): void {
  const address = link.getAttribute('href') ?? '';
  // Markdown's parser encodes the braces of a placeholder.
  if (!address.startsWith(encodeURI('{{'))) return;
  const target = interpolate(decodeURI(address), values);
  link.href = target;
  if (target !== values.link_whatsapp) return;
  link.target = '_blank';
  link.rel = 'noopener';
  // Screen readers read hidden text inside a link as a second link, so it goes into `aria-label`.
  const name = interpolate(`${link.text} (${opensChat})`, values);
  link.setAttribute('aria-label', name);
}

function findTexts(content: DocumentFragment): Text[] {
  const iterator = document.createNodeIterator(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (iterator.nextNode()) texts.push(iterator.referenceNode as Text);
  return texts;
}

/** Replaces a text, and keeps its numbers with a hyphen on one line. */
function completeText(text: Text, value: string): void {
  const parts = splitAtNumbers(value).map((part, index) => {
    if (index % 2 === 0) return part;
    const number = document.createElement('span');
    number.className = 'no-break';
    number.textContent = part;
    return number;
  });
  text.replaceWith(...parts);
}

function insertSharedContent(
  content: DocumentFragment,
  shared: SharedContent,
): void {
  for (const paragraph of content.querySelectorAll('p'))
    expandChannels(paragraph, shared.partners);
  // Ids are made of the text with its placeholders, so this comes before they are replaced.
  for (const heading of content.querySelectorAll('[id]'))
    heading.id = headingAddress(heading.id, heading.textContent ?? '');
  for (const link of content.querySelectorAll('a')) completeLink(link, shared);
  for (const text of findTexts(content))
    completeText(text, interpolate(text.data, shared.values));
}

interface Section {
  readonly heading: Element;
  readonly body: Element[];
}

/** Splits elements at headings into those before the first heading and a section for each heading. */
function splitAtHeadings(tagName: string, elements: Iterable<Element>) {
  const before: Element[] = [];
  const sections: Section[] = [];
  for (const element of elements)
    if (element.matches(tagName)) sections.push({ heading: element, body: [] });
    else (sections.at(-1)?.body ?? before).push(element);
  return { before, sections };
}

const serialize = (elements: readonly Element[]) =>
  elements.map(({ outerHTML }) => outerHTML).join('\n');

function toNumberedSection({ heading, body }: Section) {
  const { id, textContent } = heading;
  const [, number, title] = /^(\d+)\.\s+(.*)/s.exec(textContent ?? '') ?? [];
  return { id, number: Number(number), title, html: serialize(body) };
}

/** Splits a legal page that the check has accepted into its parts and numbered sections. */
function splitIntoParts({ children }: DocumentFragment, slug: LegalSlug) {
  const isTitled = legalOutlines[slug][0].title !== null;
  const parts = isTitled
    ? splitAtHeadings('h2', children).sections
    : [{ heading: null, body: children }];
  return parts.map(({ heading, body }) => {
    const tagName = isTitled ? 'h3' : 'h2';
    const { before, sections } = splitAtHeadings(tagName, body);
    return {
      id: heading?.id ?? null,
      title: heading?.textContent ?? null,
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
      readonly html: { resolve(...args: unknown[]): Promise<string> };
    };
  };
}

/**
 * Resolves `parts` of a legal page. gatsby-transformer-remark caches the HTML by the page's content alone, so what comes
 * from other files is inserted here: Gatsby runs the query again when one of them changes.
 */
export async function resolveLegalParts(
  source: LegalNode,
  args: unknown,
  context: unknown,
  info: ResolveInfo,
) {
  const { html } = info.parentType.getFields();
  const content = JSDOM.fragment(
    await html.resolve(source, args, context, info),
  );
  const company = await getContentNode(context, companyFile);
  const { opensChat } = await getContentNode(context, interfaceFile);
  const { partners } = await getContentNode(context, partnersFile);
  const values = placeholderValues(company);
  insertSharedContent(content, { values, opensChat, partners });
  return splitIntoParts(content, source.frontmatter.slug);
}

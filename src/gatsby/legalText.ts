import type { Root as Html } from 'hast';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { chatLinkName } from '../chatLinkName';
import {
  headingsOf,
  idOf,
  parseMarkdown,
  partsOf,
} from '../content/legal/markdown';
import type { PlaceholderValues } from '../content/placeholders';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
interface OtherContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly chatHint: string;
}

/** Replaces placeholders in texts and in the addresses of links. */
function fillIn(tree: Root, values: PlaceholderValues): void {
  visit(tree, (node) => {
    if ('value' in node && node.type !== 'yaml')
      node.value = interpolate(node.value, values);
    if ('url' in node) node.url = interpolate(node.url, values);
  });
}

// src/templates/LegalText.module.css says why the names begin with "text".
const CLASS_NAMES: Readonly<Record<number, string>> = {
  1: 'text-part',
  2: 'text-section',
};

/**
 * Gives headings their levels below the page's title, its `h1`: a part is an `h2` and its sections are `h3`; on a page
 * without parts, sections are `h2`. CSS numbers the sections.
 */
function setLevels(tree: Root): void {
  const headings = headingsOf(tree);
  const shift = headings[0]?.depth === 1 ? 1 : 0;
  for (const heading of headings) {
    const { depth, data } = heading;
    const className = CLASS_NAMES[depth];
    heading.data = {
      hName: `h${Math.min(depth + shift, 6)}`,
      hProperties: { ...data?.hProperties, class: className, tabIndex: -1 },
    };
  }
}

/** Makes chat links open in a new tab and say so. */
function markChatLinks(html: Html, { values, chatHint }: OtherContent): void {
  visit(html, 'element', (element) => {
    const { properties } = element;
    // HTML has no `align`; all columns look alike.
    delete properties.align;
    if (properties.href === values.link_whatsapp)
      Object.assign(properties, {
        target: '_blank',
        rel: 'noopener',
        // Screen readers read hidden text inside a link as a second link.
        ariaLabel: chatLinkName(textOf(element), chatHint),
      });
  });
}

const processor = unified().use(remarkRehype).use(rehypeStringify).freeze();

const entryOf = (heading: Heading) => ({
  id: idOf(heading),
  title: textOf(heading),
});

/**
 * Returns what a legal page shows, once the check has accepted it: its text as HTML, and for the table of contents its
 * parts with their sections. A page without parts is one without a title.
 */
export function legalText(file: string, other: OtherContent) {
  const tree = parseMarkdown(file);
  fillIn(tree, other.values);
  setLevels(tree);
  const html = processor.runSync(tree);
  markChatLinks(html, other);
  return {
    html: processor.stringify(html),
    contents: partsOf(tree).map(({ heading, sections }) => ({
      ...(heading && entryOf(heading)),
      sections: sections.map(entryOf),
    })),
  };
}

import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { chatLinkName } from '../chatLinkName';
import {
  headingId,
  type PageHeading,
  parseMarkdown,
  partsOf,
} from '../content/legal/markdown';
import type { PlaceholderValues } from '../content/placeholders';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly chatHint: string;
}

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && /^h\d$/.test(node.tagName);

// src/templates/LegalText.module.css says why the names begin with "text".
const CLASS_NAMES: Readonly<Record<number, string>> = {
  1: 'text-part',
  2: 'text-section',
};

/**
 * Gives headings their ids, and their levels below the page's title, its `h1`: a part is an `h2` and its sections are
 * `h3`; on a page without parts, sections are `h2`. CSS numbers the sections.
 */
function setHeadings(html: Root): void {
  const headings = html.children.filter(isHeading);
  const shift = headings[0]?.tagName === 'h1' ? 1 : 0;
  for (const heading of headings) {
    const depth = Number(heading.tagName.charAt(1));
    const id = headingId(textOf(heading));
    heading.tagName = `h${Math.min(depth + shift, 6)}`;
    heading.properties = { id, class: CLASS_NAMES[depth], tabIndex: -1 };
  }
}

/** Replaces placeholders. Chat links open in a new tab and say so. */
function fillIn(html: Root, { values, chatHint }: SharedContent): void {
  visit(html, 'text', (text) => {
    text.value = interpolate(text.value, values);
  });
  visit(html, 'element', (element) => {
    const { properties } = element;
    // HTML has no `align`; all columns look alike.
    delete properties.align;
    // remark-rehype has encoded the braces of a placeholder.
    const { href } = properties;
    if (String(href).startsWith('%7B'))
      properties.href = interpolate(decodeURI(String(href)), values);
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

/** The HTML of a legal page that the check has accepted. */
export function legalHtml(file: string, shared: SharedContent): string {
  const html = processor.runSync(parseMarkdown(file));
  setHeadings(html);
  fillIn(html, shared);
  return processor.stringify(html);
}

/** The table of contents: parts with their sections. A page without parts is one without a title. */
export function legalContents(file: string, { values }: SharedContent) {
  const entryOf = ({ id, text }: PageHeading) => ({
    id,
    title: interpolate(text, values),
  });
  return partsOf(parseMarkdown(file)).map(({ heading, sections }) => ({
    ...(heading && entryOf(heading)),
    sections: sections.map(entryOf),
  }));
}

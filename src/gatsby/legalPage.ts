import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { chatLinkName } from '../components/ChatLink/chatLinkName';
import {
  addressOf,
  headingsOf,
  markdown,
  type PageHeading,
  partsOf,
} from '../content/markdown';
import type { PlaceholderValues } from '../content/placeholders';
import { interpolate } from './interpolate';

/** What legal pages show of other content files. */
interface SharedContent {
  readonly values: PlaceholderValues;
  /** Text that a screen reader reads after the text of a chat link. */
  readonly chatHint: string;
}

const parsed = new Map<string, Root>();

/** Parses the Markdown of a legal page: each text once, since a build asks several times. */
export function parseLegalPage(file: string): Root {
  const tree = parsed.get(file) ?? markdown.parse(file);
  parsed.set(file, tree);
  return structuredClone(tree);
}

/** The attributes that a node gets in HTML: https://github.com/syntax-tree/mdast-util-to-hast#hproperties */
function setAttributes(node: Nodes, attributes: Record<string, unknown>) {
  node.data = { ...node.data, hProperties: attributes } as Nodes['data'];
}

// src/components/LegalText/LegalText.module.css says why the names begin with "text".
const CLASS_NAMES: Readonly<Record<number, string>> = {
  1: 'text-part',
  2: 'text-section',
};

/**
 * Gives headings their ids, and their levels below the page's title, its `h1`: a part is an `h2` and its sections are
 * `h3`; on a page without parts, sections are `h2`. CSS numbers the sections.
 */
const setHeadings = () => (tree: Root) => {
  const headings = headingsOf(tree);
  const shift = headings[0]?.depth === 1 ? 1 : 0;
  for (const { node, depth, id } of headings) {
    node.depth = Math.min(depth + shift, 6) as Heading['depth'];
    setAttributes(node, { id, class: CLASS_NAMES[depth], tabIndex: -1 });
  }
};

/** Makes links of references such as `[fale][1]`. */
const resolveReferences = () => (tree: Root) => {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  visit(tree, 'linkReference', (node) => {
    const url = addresses.get(node.identifier);
    Object.assign(node, { type: 'link', url });
  });
};

/** Replaces placeholders. Chat links open in a new tab and say so. */
const fillIn =
  ({ values, chatHint }: SharedContent) =>
  (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = interpolate(node.value, values);
      if (node.type === 'link') node.url = interpolate(addressOf(node), values);
    });
    visit(tree, 'link', (link) => {
      if (link.url !== values.link_whatsapp) return;
      setAttributes(link, {
        target: '_blank',
        rel: 'noopener',
        // Screen readers read hidden text inside a link as a second link.
        ariaLabel: chatLinkName(textOf(link), chatHint),
      });
    });
    // HTML has no `align`; all columns look alike.
    visit(tree, 'table', (table) => {
      table.align = null;
    });
  };

/** The HTML of a legal page that the check has accepted. */
export function legalHtml(file: string, shared: SharedContent): string {
  const toHtml = unified()
    .use(setHeadings)
    .use(resolveReferences)
    .use(fillIn, shared)
    .use(remarkRehype)
    .use(rehypeStringify);
  return toHtml.stringify(toHtml.runSync(parseLegalPage(file)));
}

/** The table of contents: parts with their sections. A page without parts is one without a title. */
export function legalContents(file: string, { values }: SharedContent) {
  const titleOf = ({ text }: PageHeading) => interpolate(text, values);
  return partsOf(parseLegalPage(file)).map(({ heading, sections }) => ({
    id: heading?.id ?? null,
    title: heading ? titleOf(heading) : null,
    sections: sections.map((section) => ({
      id: section.id,
      title: titleOf(section),
    })),
  }));
}

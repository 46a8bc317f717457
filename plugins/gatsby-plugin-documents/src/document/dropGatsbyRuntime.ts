import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { SKIP, visit } from 'unist-util-visit';
import { find, type PageDocument } from './pageDocument';

/** What Gatsby writes for its runtime, for its image component, and for Internet Explorer. */
const UNUSED = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
  '#gatsby-announcer',
];

const WRAPPERS = ['#___gatsby', '#gatsby-focus-wrapper'];

function remove(html: Root, unwanted: ReadonlySet<Element>): void {
  visit(html, (node, index, parent) => {
    const isUnwanted =
      node.type === 'comment' ||
      (node.type === 'element' && unwanted.has(node));
    if (!isUnwanted || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Leaves out everything that only hydration needs: the published pages are plain documents. */
export function dropGatsbyRuntime({ html }: PageDocument): void {
  remove(html, new Set(UNUSED.flatMap((css) => selectAll(css, html))));
  const body = find(html, 'body');
  for (const css of WRAPPERS) {
    const wrapper = select(css, html);
    if (wrapper) body.children = wrapper.children;
  }
  // By these marks the runtime finds what it wrote into the head.
  for (const { properties } of selectAll(
    '[data-react-helmet], [data-gatsby-head]',
    html,
  )) {
    delete properties.dataReactHelmet;
    delete properties.dataGatsbyHead;
  }
}

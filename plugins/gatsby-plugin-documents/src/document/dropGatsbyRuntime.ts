import { select, selectAll } from 'hast-util-select';
import { findElement, type PageDocument } from './pageDocument';

/** Elements for Gatsby's runtime, its image component and Internet Explorer. */
const UNUSED = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
];

const WRAPPERS = ['#___gatsby', '#gatsby-focus-wrapper'];

/** Removes everything that only hydration needs. */
export function dropGatsbyRuntime({ html }: PageDocument): void {
  const unused = selectAll(UNUSED.join(), html);
  for (const element of selectAll('*', html)) {
    element.children = element.children.filter(
      (child) =>
        child.type !== 'comment' &&
        !(child.type === 'element' && unused.includes(child)),
    );
    // The runtime finds its elements in the head by these attributes.
    delete element.properties.dataReactHelmet;
    delete element.properties.dataGatsbyHead;
  }
  const body = findElement(html, 'body');
  for (const selector of WRAPPERS) {
    const wrapper = select(selector, html);
    if (wrapper) body.children = wrapper.children;
  }
}

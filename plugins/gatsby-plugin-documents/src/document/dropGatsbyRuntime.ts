import { matches, select, selectAll } from 'hast-util-select';
import { findElement, type PageDocument } from './pageDocument';

/** Elements for Gatsby's runtime, its image component and Internet Explorer. */
const UNUSED = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
].join();

const WRAPPERS = ['#___gatsby', '#gatsby-focus-wrapper'];

/** Removes everything that only hydration needs. */
export function dropGatsbyRuntime({ html }: PageDocument): void {
  for (const element of selectAll('*', html)) {
    element.children = element.children.filter(
      (child) => child.type !== 'comment' && !matches(UNUSED, child),
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

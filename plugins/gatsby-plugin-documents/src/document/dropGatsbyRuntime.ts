import { matches, selectAll } from 'hast-util-select';
import { findElement, type PageDocument } from './pageDocument';

/** Elements for Gatsby's runtime, its image component and Internet Explorer. */
const UNUSED = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
].join();

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
  const wrapper = findElement(html, '#gatsby-focus-wrapper');
  findElement(html, 'body').children = wrapper.children;
}

import type { PageDocument } from './pageDocument';

/** Elements for Gatsby's runtime, its image component and Internet Explorer. */
const UNUSED = [
  'script:not([type="application/ld+json"])',
  'style',
  'noscript',
  'meta[name="generator"]',
  'meta[http-equiv="x-ua-compatible"]',
].join();

/** The runtime finds its elements in the head by these attributes. */
const MARKS = ['data-react-helmet', 'data-gatsby-head'];

const WRAPPERS = ['#___gatsby', '#gatsby-focus-wrapper'];

/** `NodeFilter.SHOW_COMMENT`, which Node does not have. */
const SHOW_COMMENT = 128;

/** Removes everything that only hydration needs. */
export function dropGatsbyRuntime({ html }: PageDocument): void {
  for (const element of html.querySelectorAll(UNUSED)) element.remove();
  const comments = html.createNodeIterator(html, SHOW_COMMENT);
  while (comments.nextNode()) (comments.referenceNode as Comment).remove();
  for (const name of MARKS)
    for (const element of html.querySelectorAll(`[${name}]`))
      element.removeAttribute(name);
  for (const selector of WRAPPERS) {
    const wrapper = html.querySelector(selector);
    if (wrapper) html.body.replaceChildren(...wrapper.childNodes);
  }
}

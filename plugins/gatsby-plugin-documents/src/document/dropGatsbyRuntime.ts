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

const WRAPPER = '#gatsby-focus-wrapper';

/** `NodeFilter.SHOW_COMMENT`, which Node does not have. */
const SHOW_COMMENT = 128;

/** Removes everything that only hydration needs. @throws Error when the page is not as Gatsby writes it */
export function dropGatsbyRuntime({ html }: PageDocument): void {
  for (const element of html.querySelectorAll(UNUSED)) element.remove();
  const comments = html.createNodeIterator(html, SHOW_COMMENT);
  while (comments.nextNode()) (comments.referenceNode as Comment).remove();
  for (const name of MARKS)
    for (const element of html.querySelectorAll(`[${name}]`))
      element.removeAttribute(name);
  const wrapper = html.querySelector(WRAPPER);
  if (!wrapper) throw new Error(`The page has no "${WRAPPER}".`);
  html.body.replaceChildren(...wrapper.childNodes);
}

import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { keepHead } from './heads';

/**
 * Renders a page in one go. Gatsby renders several pages at a time, bit by bit, and react-helmet has one
 * memory for all of them: a page would get the title of whichever came last. Rendered in one go, a page's
 * head can be taken out before the next one begins.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHtmlAttributes,
}) => {
  // Development shows one page at a time.
  if (!BUILT_FILES) return;
  replaceBodyHTMLString(renderToString(bodyComponent));
  setHtmlAttributes(keepHead(pathname));
};

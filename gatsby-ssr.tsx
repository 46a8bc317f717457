import type { GatsbySSR } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/**
 * Renders a page and reads its head synchronously: Gatsby renders several pages
 * at the same time, and react-helmet has one global state for all of them.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(renderToStaticMarkup(bodyComponent));
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents(
    [title, meta, link, script].map((part) => part.toComponent()),
  );
};

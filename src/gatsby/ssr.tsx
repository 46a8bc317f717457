import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/** Gatsby's element around the page, which only its router needs, and the one in which it announces a new page. */
const ROUTER_ELEMENTS =
  /^<div[^>]* id="gatsby-focus-wrapper">(.*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/s;

/** Without the attribute by which react-helmet finds its elements in a browser. */
const withoutMark = (element: ReactElement) =>
  cloneElement(element, { 'data-react-helmet': undefined } as object);

/**
 * Renders a page as a document that is never hydrated, and reads its head
 * synchronously: Gatsby renders several pages at the same time, and react-helmet
 * has one global state for all of them.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 * @throws Error when Gatsby's own elements around the page have changed
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const html = renderToStaticMarkup(bodyComponent);
  const [, page] = ROUTER_ELEMENTS.exec(html) ?? [];
  if (page === undefined)
    throw new Error('Gatsby no longer renders #gatsby-focus-wrapper.');
  replaceBodyHTMLString(page);
  const { title, meta, link, script } = Helmet.renderStatic();
  setHeadComponents(
    [title, meta, link, script]
      .flatMap((part) => part.toComponent() as unknown as ReactElement[])
      .map(withoutMark),
  );
};

interface HeadElementProps {
  readonly type?: string;
  readonly name?: string;
  readonly as?: string;
}

/** Whether an element of the head serves only the runtime of Gatsby or gatsby-plugin-image, which pages do not have. */
function isForRuntime(element: ReactElement<HeadElementProps>): boolean {
  const { key, type, props } = element;
  return (
    String(key).startsWith('gatsby-image') ||
    (type === 'script' && props.type !== 'application/ld+json') ||
    props.as === 'script' ||
    props.name === 'generator'
  );
}

/**
 * Leaves out of a built page's head what only the runtime needs.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.BUILD_STAGE !== 'build-html') return;
  const elements = [getHeadComponents()].flat(2).filter(isValidElement);
  replaceHeadComponents(
    elements.filter(
      (element) => !isForRuntime(element as ReactElement<object>),
    ),
  );
};

import type { GatsbySSR } from 'gatsby';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { IconSprite, iconsIn } from '@/components/Icon/IconSprite';
import font from '@/styles/fonts/atkinson-hyperlegible-next.woff2';

/** Development keeps Gatsby's own way of showing a page. */
const isBuild = process.env.NODE_ENV === 'production';

/** The page that stands when the server itself has failed: it counts on no other file. */
const isAlone = (pathname: string) => /^\/500(?:\.html)?\/?$/.test(pathname);

let page: ReactNode = null;

/**
 * Keeps the page apart from Gatsby's router and announcer, which are put around it for a runtime that these pages do
 * not have.
 */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => {
  if (!isBuild) return element;
  page = element;
  return <></>;
};

/**
 * Renders a page to plain HTML: nothing in the browser takes it over. Body, icons and head are taken in one go, for Gatsby
 * renders several pages at a time and react-helmet has one memory for all of them.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  if (!isBuild) return;
  // Asks `wrapPageElement` for the page.
  renderToStaticMarkup(bodyComponent);
  const body = renderToStaticMarkup(page);
  replaceBodyHTMLString(body);
  setPreBodyComponents([<IconSprite key="icons" names={iconsIn(body)} />]);
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, script].map((part) => part.toComponent()));
};

/** Gives each page its font and its one inline script. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  if (!isBuild) setPreBodyComponents([<IconSprite key="icons" />]);
  if (isAlone(pathname)) return;
  setHeadComponents([
    // Without `crossorigin` the browser would fetch a font twice, even from the page's own host.
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: process.env.INLINE_SCRIPT ?? '' }} />,
  ]);
};

interface HeadProps {
  readonly as?: string;
  readonly type?: string;
  readonly 'data-react-helmet'?: boolean;
  readonly 'data-identity'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * Leaves Gatsby's runtime out of a page's HTML and orders what stays. The font's address comes before the styles, since
 * it is fetched while they are read; what only machines read comes last, out of the way of the first screen.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  const parts = (Children.toArray(getHeadComponents()) as ReactElement<HeadProps>[]).filter(
    (part) => isValidElement(part),
  );
  const ours = (key: string) => parts.filter((part) => part.key === `.$${key}`);
  const seo = parts.filter(({ props }) => props['data-react-helmet']);
  const isWords = ({ type }: ReactElement) => type === 'title' || type === 'meta';
  const styles = parts.filter(({ props }) => props['data-identity']);
  const all = styles.map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '').join('');
  const css = isAlone(pathname) ? all.replace(/@font-face\s*\{[^}]*\}/g, '') : all;
  replaceHeadComponents([
    ...seo.filter(isWords),
    ...ours('font'),
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
    ...ours('inline'),
    ...seo.filter((part) => !isWords(part)),
  ]);
  replacePostBodyComponents([]);
};

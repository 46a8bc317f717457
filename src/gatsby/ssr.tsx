import type { GatsbySSR } from 'gatsby';
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import font from '@/styles/fonts/atkinson-hyperlegible-next.woff2';

const isBuild = process.env.NODE_ENV === 'production';

let page: ReactNode = null;

/** Keeps the page apart from Gatsby's router and announcer, which serve a runtime that these pages do not have. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => {
  if (!isBuild) return element;
  page = element;
  // The router wants an element to show.
  return <br />;
};

/** Body and head in one go: Gatsby renders several pages at a time, and react-helmet has one memory for all. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  if (!isBuild) return;
  // Rendering it makes Gatsby call `wrapPageElement`, which sets the page.
  renderToStaticMarkup(bodyComponent);
  replaceBodyHTMLString(renderToStaticMarkup(page));
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents(
    [title, meta, link, script].map((part) => part.toComponent()),
  );
};

// Without `crossorigin` the browser would fetch a font twice, even from the page's own host.
const fontLink = (
  <link
    key="font"
    rel="preload"
    as="font"
    type="font/woff2"
    href={font}
    crossOrigin="anonymous"
  />
);

const inlineScript = (
  <script
    key="inline"
    dangerouslySetInnerHTML={{ __html: process.env.INLINE_SCRIPT ?? '' }}
  />
);

/** In development, where Gatsby's own runtime shows the pages, all that is ours is this. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
}) => {
  if (!isBuild) setHeadComponents([fontLink, inlineScript]);
};

const FIRST_LAYER = '@layer reset,';

const DECLARATIONS = /(--[a-z][\w-]*):([^;{}]+);?/g;

/** Puts the value of each token that nothing changes in the place of its name: 300 bytes less of the home page. */
function withoutConstants(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATIONS))
    values.set(name, [...(values.get(name) ?? []), value]);
  const ofThePage = (css.match(/:root\{[^{}]*\}/g) ?? []).join('');
  const isConstant = (name: string) =>
    values.get(name)?.length === 1 &&
    ofThePage.includes(`${name}:`) &&
    !css.includes(`var(${name},`);
  const settle = (text: string): string =>
    text.replace(/var\((--[a-z][\w-]*)\)/g, (whole, name: string) =>
      isConstant(name) ? settle(values.get(name)?.[0] ?? '') : whole,
    );
  return settle(
    css.replace(DECLARATIONS, (whole, name: string) =>
      isConstant(name) ? '' : whole,
    ),
  );
}

function pageStyles(sheets: readonly string[]): string {
  // What all pages share sets the order of the layers, so it comes first.
  const css = [...sheets]
    .sort(
      (one, other) =>
        Number(other.includes(FIRST_LAYER)) - Number(one.includes(FIRST_LAYER)),
    )
    .join('');
  const settled = withoutConstants(css);
  // No script asks for these names; short ones save half a kilobyte. The `v`: W3C's checker wants no digit at the start.
  const names = [...new Set(settled.match(/--[a-z][\w-]*/g))];
  return settled.replace(
    /--[a-z][\w-]*/g,
    (name) => `--v${names.indexOf(name).toString(36)}`,
  );
}

interface HeadProps {
  readonly 'data-react-helmet'?: boolean;
  readonly 'data-identity'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Leaves out Gatsby's runtime and orders the head: the font before the styles, what only machines read at the end. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  const parts = Children.toArray(getHeadComponents()).filter((part) =>
    isValidElement<HeadProps>(part),
  );
  const seo = parts
    .filter(({ props }) => props['data-react-helmet'])
    .map((part) => cloneElement(part, { 'data-react-helmet': undefined }));
  const isWords = ({ type }: ReactElement) =>
    type === 'title' || type === 'meta';
  const styles = parts
    .filter(({ props }) => props['data-identity'])
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '');
  // The page that stands when the server itself has failed counts on no other file.
  const alone = /^\/500\b/.test(pathname);
  const all = pageStyles(styles);
  const css = alone ? all.replace(/@font-face\s*\{[^}]*\}/g, '') : all;
  replaceHeadComponents([
    ...seo.filter(isWords),
    alone || fontLink,
    // A key that changes with the styles changes this code, for which Gatsby renders all pages again.
    <style
      key={process.env.STYLES}
      dangerouslySetInnerHTML={{ __html: css }}
    />,
    alone || inlineScript,
    ...seo.filter((part) => !isWords(part)),
  ]);
  replacePostBodyComponents([]);
};

import type { GatsbySSR } from 'gatsby';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { keptHead } from './heads';

/** Any element's properties, as far as it is asked about them here. */
interface Properties {
  readonly name?: string;
  readonly rel?: string;
  readonly as?: string;
  readonly type?: string;
  readonly sliceId?: string;
  readonly 'data-page'?: string;
  readonly 'data-identity'?: string;
  readonly 'data-react-helmet'?: string | boolean;
}

type Element = ReactElement<Properties>;

/**
 * Whether a part of the head stays. Out go: Gatsby's mark of itself, its fetching ahead of scripts and data
 * (they come on demand), the style, script and noscript of gatsby-plugin-image, whose component we do not use
 * (src/components/Picture), and what gatsby-plugin-react-helmet took for this page's (see heads.ts).
 */
function stays({ type, props }: Element): boolean {
  if (props['data-react-helmet']) return false;
  if (type === 'meta') return props.name !== 'generator';
  if (type === 'link')
    return !(props.rel === 'prefetch' || (props.rel === 'preload' && props.as !== 'font'));
  if (type === 'style') return props['data-identity'] !== undefined;
  if (type === 'script') return props['data-page'] !== undefined;
  return type !== 'noscript';
}

/**
 * Where a part stands in the head. The font's address comes before the styles, since it is fetched while
 * they are read; what only machines read comes last, out of the way of the first screen.
 */
function rank({ type, props }: Element): number {
  if (type === 'meta') return 0;
  if (type === 'title') return 1;
  if (props.as === 'font') return 2;
  if (type === 'style') return 3;
  if (props['data-page'] !== undefined) return 4;
  return type === 'script' ? 6 : 5;
}

const elements = (parts: readonly ReactNode[]): Element[] =>
  Children.toArray(parts as ReactNode[]).filter((part): part is Element => isValidElement(part));

/** Whether Gatsby put it there to start scripts at once. */
const startsScripts = ({ type, props }: Element) =>
  type === 'script' || props.sliceId === '_gatsby-scripts';

/** Takes out of a page's HTML what would make a visitor wait, and orders what stays. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  // Development keeps Gatsby's own way of starting.
  if (!BUILT_FILES) return;
  const gatsbys = elements(page.getHeadComponents()).filter(stays);
  const head = [...gatsbys, ...elements(keptHead(page.pathname))];
  page.replaceHeadComponents(head.sort((one, other) => rank(one) - rank(other)));
  page.replacePostBodyComponents(
    elements(page.getPostBodyComponents()).filter((part) => !startsScripts(part)),
  );
};

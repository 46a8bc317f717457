import { Helmet } from 'react-helmet';

/** The head of one page, in the parts that Gatsby asks for. */
export interface PageHead {
  readonly components: React.ReactNode[];
  readonly htmlAttributes: React.HTMLProps<HTMLHtmlElement>;
  readonly bodyAttributes: React.HTMLProps<HTMLBodyElement>;
}

/**
 * Renders a page and takes its head in one breath. react-helmet keeps the head of whatever was rendered last in
 * one place for all; Gatsby renders several pages at a time, and between rendering one and asking for its head
 * another may come, which then takes both heads and leaves none
 * (https://github.com/nfl/react-helmet/issues/216).
 * @param render - renders the page's body, without waiting for anything
 */
export function headOf(render: () => string): { html: string; head: PageHead } {
  const html = render();
  const helmet = Helmet.renderStatic();
  const { title, meta, link, script } = helmet;
  return {
    html,
    head: {
      components: [title, meta, link, script].map((part) => part.toComponent()),
      htmlAttributes: helmet.htmlAttributes.toComponent(),
      bodyAttributes: helmet.bodyAttributes.toComponent(),
    },
  };
}

import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet';

/** Head elements of pages that are being rendered, by path. */
const heads = new Map<string, ReactNode[]>();

/**
 * Takes the head of the page that was rendered last out of react-helmet's memory, which is then empty.
 * @param pathname - the page's path, to ask for it later
 * @returns the attributes of its `html` element
 */
export function keepHead(pathname: string): object {
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  heads.set(pathname, [
    title.toComponent(),
    meta.toComponent(),
    link.toComponent(),
    script.toComponent(),
  ]);
  return htmlAttributes.toComponent();
}

/**
 * The head elements that a page asked for.
 * @throws Error when the page has not been rendered: it must not be published without its title
 */
export function keptHead(pathname: string): ReactNode[] {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (!head) throw new Error(`A página ${pathname} não tem cabeçalho.`);
  return head;
}

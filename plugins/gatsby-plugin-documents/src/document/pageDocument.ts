import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { parse, type Root as Stylesheet } from 'postcss';

/** The code inside pages, which a policy must allow by its hashes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page and the stylesheet for its head. */
export interface PageDocument {
  readonly html: Root;
  readonly stylesheet: Stylesheet;
}

export const parseDocument = (html: string, css: string): PageDocument => ({
  html: fromHtml(html),
  stylesheet: parse(css),
});

/** @throws Error when the page has no such element */
export function findElement(html: Root, selector: string): Element {
  const element = select(selector, html);
  if (!element) throw new Error(`The page has no "${selector}".`);
  return element;
}

export const serializeDocument = ({ html }: PageDocument): string =>
  toHtml(html, { upperDoctype: true, closeEmptyElements: true });

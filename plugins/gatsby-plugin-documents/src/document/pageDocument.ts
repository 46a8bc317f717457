import { JSDOM } from 'jsdom';
import { parse, type Root as Stylesheet } from 'postcss';

/** The code inside pages, which a policy must allow by its hashes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page and the stylesheet for its head. */
export interface PageDocument {
  readonly html: Document;
  readonly stylesheet: Stylesheet;
}

const { DOMParser } = new JSDOM().window;

/** Parses a page. Its scripts do not run, and its styles are not parsed. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

export const parseDocument = (html: string, css: string): PageDocument => ({
  html: parseHtml(html),
  stylesheet: parse(css),
});

export const serializeDocument = ({ html }: PageDocument): string =>
  `<!DOCTYPE html>${html.documentElement.outerHTML}`;

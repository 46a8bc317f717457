import { staticFilesOf } from './addresses';
import { dropGatsbyRuntime } from './dropGatsbyRuntime';
import { flattenLayers } from './flattenLayers';
import { inlineConstants } from './inlineConstants';
import { keepUsedRules } from './keepUsedRules';
import { type HeadOptions, orderHead } from './orderHead';
import {
  type InlineCode,
  parseDocument,
  serializeDocument,
} from './pageDocument';
import { shortenClasses, shortenCustomProperties } from './shortenNames';

export interface DocumentOptions extends HeadOptions {
  readonly shortenAddresses: (text: string) => string;
}

export interface PublishedDocument extends InlineCode {
  readonly html: string;
  /** Files that the page names, relative to Gatsby's `public/`. */
  readonly files: readonly string[];
}

/**
 * Makes a document that stands by itself of a page that Gatsby built. All steps
 * but the first, the layers and the head only save bytes: without them the page
 * looks and works the same.
 * @param page - the HTML in `public/`
 * @param css - the stylesheet of the whole site
 * @throws Error when the page or its styles are not as these steps expect them
 */
export function publishDocument(
  page: string,
  css: string,
  { shortenAddresses, ...head }: DocumentOptions,
): PublishedDocument {
  const document = parseDocument(page, css);
  dropGatsbyRuntime(document);
  keepUsedRules(document);
  flattenLayers(document);
  inlineConstants(document);
  shortenClasses(document);
  shortenCustomProperties(document);
  const inline = orderHead(document, head);
  const files = staticFilesOf(document);
  return {
    html: shortenAddresses(serializeDocument(document)),
    scripts: inline.scripts,
    styles: inline.styles.map(shortenAddresses),
    files,
  };
}

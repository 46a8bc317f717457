import type { ScriptEffects } from '../options';
import { staticFilesOf } from './addresses';
import { dropGatsbyRuntime } from './dropGatsbyRuntime';
import { inlineConstants } from './inlineConstants';
import { keepUsedRules } from './keepUsedRules';
import { type HeadOptions, orderHead } from './orderHead';
import { parseDocument, serializeDocument } from './pageDocument';
import { shortenAddresses } from './shortenAddresses';
import { shortenClasses, shortenCustomProperties } from './shortenNames';

interface PublishOptions extends HeadOptions {
  readonly scriptEffects: ScriptEffects;
}

/**
 * Makes a document that stands by itself of a page that Gatsby built. All steps
 * but the first and the head only save bytes: without them the page
 * looks and works the same.
 * @throws Error when the page or its styles are not as these steps expect them
 */
export function publishDocument(
  page: string,
  css: string,
  { scriptEffects, ...head }: PublishOptions,
) {
  const document = parseDocument(page, css);
  dropGatsbyRuntime(document);
  keepUsedRules(document, scriptEffects);
  inlineConstants(document);
  shortenClasses(document);
  shortenCustomProperties(document);
  const inline = orderHead(document, head);
  return {
    html: shortenAddresses(serializeDocument(document)),
    scripts: inline.scripts,
    styles: inline.styles.map(shortenAddresses),
    /** What the page names, relative to Gatsby's `public/`. */
    files: staticFilesOf(document),
  };
}

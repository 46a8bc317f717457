import type { ScriptEffects } from '../options';
import { shortenAddresses, staticFilesOf } from './addresses';
import { dropGatsbyRuntime } from './dropGatsbyRuntime';
import { inlineConstants } from './inlineConstants';
import { keepUsedRules } from './keepUsedRules';
import { type HeadOptions, orderHead } from './orderHead';
import { parseDocument, serializeDocument } from './pageDocument';
import { shortenClasses, shortenCustomProperties } from './shortenNames';

/**
 * Makes a standalone document of a page that Gatsby built. All steps except
 * `dropGatsbyRuntime` and `orderHead` only save bytes.
 * @param page - HTML
 * @param css - the stylesheet of the whole site
 * @throws Error when the stylesheet cannot be parsed
 */
export function publishDocument(
  page: string,
  css: string,
  {
    scriptEffects,
    ...headOptions
  }: HeadOptions & { readonly scriptEffects: ScriptEffects },
) {
  const document = parseDocument(page, css);
  dropGatsbyRuntime(document);
  keepUsedRules(document, scriptEffects);
  inlineConstants(document);
  shortenClasses(document);
  shortenCustomProperties(document);
  const { scripts, styles } = orderHead(document, headOptions);
  return {
    html: shortenAddresses(serializeDocument(document)),
    scripts,
    styles: styles.map(shortenAddresses),
    /** Paths in `public/` of the files that the page uses. */
    files: staticFilesOf(document),
  };
}

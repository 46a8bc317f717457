import type { StartFiles } from './startFiles';

/** Adds an element to the head; what it fetches starts at once. */
function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Brings Gatsby, React and the page's own code to life: does what Gatsby's script tags would have done. */
export function startScripts({ page, build, scripts, data }: StartFiles) {
  // Gatsby's runtime reads these where its own inline scripts used to leave them.
  window.pagePath = page;
  window.___webpackCompilationHash = build;
  // Gatsby fetches ahead, by this list, code of pages that the visitor may never open. It gets none.
  window.___chunkMapping = {};
  // Asked for now and not by the scripts, once they are here: that saves a turn on a slow line.
  for (const href of data)
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  for (const src of scripts) add('script', { src });
}

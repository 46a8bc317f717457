import { reportMissingPath } from '@/browser/reportMissingPath';
import { enhanceMenu } from './enhanceMenu';
import { readStartFiles } from './startFiles';
import { startScripts } from './startScripts';
import { stepStrip } from './stepStrip';
import { whenWanted } from './whenWanted';

/** The page that a server answers with where there is none. */
const MISSING = '/404.html';

/** Whether a page is opened at its top; reloaded, gone back to or with a fragment it may start anywhere. */
function startsAtTop() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'navigate' && !location.hash;
}

/**
 * All that a page does by script before the visitor asks for more.
 * @param script - the inline script's own element, whose attributes say what to start
 */
export function bringToLife(script: HTMLScriptElement) {
  const files = readStartFiles(script.dataset);
  // Styles may count on the menu closing by itself; without scripts it must stay out of the text's way.
  document.documentElement.dataset.js = startsAtTop() ? 'top' : '';
  enhanceMenu();
  stepStrip();
  // React would say it too, but may never be asked for.
  if (files.page === MISSING) reportMissingPath(location.pathname);
  // In development Gatsby starts its own scripts.
  if (files.scripts.length > 0) whenWanted(() => startScripts(files));
}

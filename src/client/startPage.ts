import { scrollPlainList } from './carousel/plainList';
import { startIslandWhenNear } from './carousel/startIsland';
import { markCurrentSection } from './currentSection';
import { focusHeadings } from './focusHeading';
import { enhanceMenu } from './menu';
import { logMissingPath } from './missingPath';

function startAfterParsing(): void {
  markCurrentSection();
  focusHeadings();
  startIslandWhenNear();
  logMissingPath();
}

/**
 * Starts the scripts of a page, before or after it is parsed. The code is the
 * same for all pages; what differs between them is in their attributes.
 */
export function startPage(): void {
  // For styles: without scripts nothing closes the menu, so it must not cover the text.
  document.documentElement.dataset.js = '';
  enhanceMenu();
  scrollPlainList();
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', startAfterParsing);
  else startAfterParsing();
}

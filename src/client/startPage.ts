import { scrollPlainList } from './carousel/plainList';
import { startIslandWhenNear } from './carousel/startIsland';
import { markCurrentSection } from './currentSection';
import { focusHeadings } from './focusHeading';
import { enhanceMenu } from './menu';
import { logMissingPath } from './missingPath';

function startBody(): void {
  markCurrentSection();
  focusHeadings();
  startIslandWhenNear();
  logMissingPath();
}

/**
 * Starts what every page runs, before or after it is parsed. It is the same for
 * all pages, so that one hash in the policy covers it: what differs between
 * pages stands in their attributes.
 */
export function startPage(): void {
  // Styles may count on the menu closing by itself; without scripts it must stay out of the text's way.
  document.documentElement.dataset.js = '';
  enhanceMenu();
  scrollPlainList();
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', startBody);
  else startBody();
}

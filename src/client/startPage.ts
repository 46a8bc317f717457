import { followSections } from './currentSection';
import { enhanceMenu } from './menu';
import { startIslandWhenNear } from './startIsland';
import { stepStrip } from './strip';

const isMissingPage = () => document.querySelector('[data-missing]') !== null;

function startBody(): void {
  followSections();
  startIslandWhenNear();
  // The 404 page's own address is not missing.
  if (isMissingPage() && !/^\/404\b/.test(location.pathname))
    console.error(`404: ${location.pathname}`);
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
  stepStrip();
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', startBody);
  else startBody();
}

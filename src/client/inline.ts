import { followSections } from './currentSection';
import { enhanceMenu } from './menu';
import { stepStrip } from './plainList';
import { startIslandWhenNear } from './startIsland';

// The same on every page, so that one hash in the policy covers it; what differs between pages stands in attributes.

// Styles may count on the menu closing by itself; without scripts it must stay out of the text's way.
document.documentElement.dataset.js = '';
enhanceMenu();
stepStrip();
document.addEventListener('DOMContentLoaded', () => {
  followSections();
  startIslandWhenNear();
  // The 404 page's own address is not missing.
  if (
    document.querySelector('[data-missing]') &&
    !/^\/404\b/.test(location.pathname)
  )
    console.error(`404: ${location.pathname}`);
});

import { followSections } from './currentSection';
import { enhanceMenu } from './menu';
import { reportMissingPath } from './missingPath';
import { startIslandWhenNear } from './startIsland';
import { stepStrip } from './strip';

// Compiled into one small script inside each page's head. Its text is the same on every page, so that one hash in the
// security policy covers it; what differs between pages stands in attributes.

// Styles may count on the menu closing by itself; without scripts it must stay out of the text's way.
document.documentElement.dataset.js = '';
enhanceMenu();
stepStrip();
document.addEventListener('DOMContentLoaded', () => {
  followSections();
  startIslandWhenNear();
  reportMissingPath();
});

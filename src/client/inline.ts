import { markCurrentSection } from './currentSection';
import { enhanceMenu } from './menu';
import { logMissingPath } from './missingPath';
import { scrollPlainList } from './plainList';
import { startIslandWhenNear } from './startIsland';

// The same on every page, so that one hash in the policy covers it; what differs between pages stands in attributes.

// Styles may count on the menu closing by itself; without scripts it must stay out of the text's way.
document.documentElement.dataset.js = '';
enhanceMenu();
scrollPlainList();
document.addEventListener('DOMContentLoaded', () => {
  markCurrentSection();
  startIslandWhenNear();
  logMissingPath();
});

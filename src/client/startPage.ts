import { scrollPlainList } from './carousel/plainList';
import { startIslandWhenNear } from './carousel/startIsland';
import { markCurrentSection } from './currentSection';
import { paintFirstScreenFirst } from './firstPaint';
import { focusHeadings, focusOpenedHeading } from './focusHeading';
import { enhanceMenu, watchMenuRow } from './menu';
import { watchPointers } from './pointers';
import { defineRunningScript } from './runningScript';

/** Starts what needs the whole page. */
export function startAfterParsing(): void {
  watchMenuRow();
  markCurrentSection();
  focusOpenedHeading();
  startIslandWhenNear();
}

/** Starts what must answer at once, before the page is parsed. */
export function startPage(): void {
  // For styles: without scripts nothing closes the menu, so it must not cover the text.
  document.documentElement.dataset.js = '';
  paintFirstScreenFirst();
  watchPointers();
  enhanceMenu();
  focusHeadings();
  defineRunningScript();
  scrollPlainList();
}

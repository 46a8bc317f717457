import { scrollPlainList } from './carousel/plainList';
import { startIslandWhenNear } from './carousel/startIsland';
import { markCurrentSection } from './currentSection';
import { paintFirstScreenFirst } from './firstPaint';
import { focusHeadings } from './focusHeading';
import { enhanceMenu } from './menu';
import { watchPointers } from './pointers';
import { defineRunningScript } from './runningScript';

/** Starts what needs the whole page. */
export function startAfterParsing(): void {
  markCurrentSection();
  focusHeadings();
  startIslandWhenNear();
}

/** Starts what must answer at once, before the page is parsed. */
export function startPage(): void {
  // For styles: without scripts nothing closes the menu, so it must not cover the text.
  document.documentElement.dataset.js = '';
  paintFirstScreenFirst();
  watchPointers();
  enhanceMenu();
  defineRunningScript();
  scrollPlainList();
}

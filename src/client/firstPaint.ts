/** Lays out one part of the page in each frame: all at once would keep a slow phone from answering a press. */
function layOutRest(): void {
  const state = document.documentElement.dataset;
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) {
      delete state.firstPaint;
      return;
    }
    part.dataset.laidOut = '';
    requestAnimationFrame(layOutNext);
  };
  layOutNext();
}

/**
 * Lets the browser leave out style and layout of what is below the first screen until it has painted that: a phone does
 * so sooner. Only a new visit without a target has this mark: a jump needs the places of all sections, as do Back and
 * a reload.
 */
export function paintFirstScreenFirst(): void {
  const [opening] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // In Chromium this address contains words to scroll to (`#:~:text=`). Firefox and Safari keep them from the page.
  const isNew = opening?.type === 'navigate' && !opening.name.includes('#');
  const types = PerformanceObserver.supportedEntryTypes;
  const isChromium = types?.includes('layout-shift');
  if (!isNew || !isChromium) return;
  document.documentElement.dataset.firstPaint = '';
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    layOutRest();
  }).observe({ type: 'paint', buffered: true });
}

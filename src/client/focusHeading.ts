/**
 * Moves the focus to the heading of the link's target, so that a screen reader
 * reads it. The browser has already scrolled to the target, and has focused it
 * if it is focusable. After the link that skips the menu, Tab goes on in `main`
 * by itself.
 */
function focusHeading(): void {
  document
    .querySelector<HTMLElement>(':target:not(main, [tabindex]) [tabindex="-1"]')
    ?.focus({ preventScroll: true });
}

/**
 * Focuses the target's heading when a link opens the page and after each jump,
 * even if the address doesn't change. After a reload and after Back from another
 * page the browser goes to where the visitor was, which may be elsewhere.
 */
export function focusHeadings(): void {
  const [opening] = performance.getEntriesByType('navigation');
  // The browser scrolls to the target one frame after it has parsed the page, and clears the focus.
  if ((opening as PerformanceNavigationTiming)?.type === 'navigate')
    requestAnimationFrame(() => setTimeout(focusHeading));
  addEventListener('hashchange', focusHeading);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.href === location.href) setTimeout(focusHeading);
  });
}

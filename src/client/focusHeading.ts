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

/** Focuses the target's heading when the page opens and after each jump, even if the address doesn't change. */
export function focusHeadings(): void {
  // The browser scrolls to the target one frame after it has parsed the page, and clears the focus.
  requestAnimationFrame(() => setTimeout(focusHeading));
  window.addEventListener('hashchange', focusHeading);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]'))
      setTimeout(focusHeading);
  });
}

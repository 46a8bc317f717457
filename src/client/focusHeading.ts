/**
 * Moves the focus to the heading of the part that a link led to, so that a screen
 * reader says it. The browser itself has scrolled to the part, and has focused
 * a target that takes the focus.
 */
function focusHeading(): void {
  document
    .querySelector<HTMLElement>(':target:not([tabindex]) [tabindex="-1"]')
    ?.focus({ preventScroll: true });
}

/** Focuses headings on arrival and after each jump, also after one to the part that the address already names. */
export function focusHeadings(): void {
  // Scrolling to the part takes the browser a frame after the page is parsed, and clears the focus.
  requestAnimationFrame(() => setTimeout(focusHeading));
  window.addEventListener('hashchange', focusHeading);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]'))
      setTimeout(focusHeading);
  });
}

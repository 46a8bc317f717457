/** Whether somebody has pressed something since the page began to load. */
let isInUse = false;

/** What has had the focus last. */
let focused: HTMLElement | undefined;

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

/** Focuses the target's heading after each jump, even if the address doesn't change. */
export function focusHeadings(): void {
  addEventListener('hashchange', focusHeading);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.href === location.href) setTimeout(focusHeading);
  });
  const markUse = () => {
    isInUse = true;
  };
  // `navigator.userActivation` does not tell: in Chromium it stays true when a link leads to another page of the site.
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, markUse, { once: true });
  document.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
}

/**
 * Focuses the target's heading when a link has opened the page, unless somebody
 * was faster than a slow line: then the focus stays where it was. After a reload and after Back from another page
 * the browser goes to where the visitor was, which may be elsewhere.
 */
export function focusOpenedHeading(): void {
  const [opening] = performance.getEntriesByType('navigation');
  if ((opening as PerformanceNavigationTiming)?.type !== 'navigate') return;
  // The browser scrolls to the target when it has parsed the page, Chromium one frame later, and clears the focus.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isInUse) focusHeading();
      else if (document.activeElement === document.body)
        focused?.focus({ preventScroll: true });
    }),
  );
}

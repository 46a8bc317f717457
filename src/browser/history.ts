let popped = false;
let moves = 0;

/**
 * Watches how the visitor moves, from before anything else does: Gatsby tells `shouldUpdateScroll` whether the history
 * brought a page, but on an object of its own that the page does not always get.
 */
export function watchHistory(): void {
  const pop = () => {
    popped = true;
    moves += 1;
    delete document.documentElement.dataset.waiting;
  };
  window.addEventListener('popstate', pop, { capture: true });
}

/** Notes that the visitor asked for a page by a link. @returns whether that is still the last that was asked for */
export function ask(): () => boolean {
  popped = false;
  moves += 1;
  const mine = moves;
  return () => mine === moves;
}

/** Whether Back, Forward or a fragment of the same page brought the visitor to the place in sight. */
export const cameByHistory = (): boolean => popped;

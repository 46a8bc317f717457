import type { RouteUpdateArgs } from 'gatsby';

/** What names the place that an address leads to: a section's heading, else the section itself, else the page's. */
function nameOf(hash: string): HTMLElement | null {
  const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!section) return document.querySelector('h1');
  return document.getElementById(section.getAttribute('aria-labelledby') ?? '') ?? section;
}

/**
 * After a change of page moves the focus to the new page's heading, or to that of the section that the address
 * names, so that a screen reader says where the visitor is and the next Tab starts there.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs) {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const name = nameOf(location.hash);
  if (name && !name.hasAttribute('tabindex')) name.tabIndex = -1;
  name?.focus({ preventScroll: true });
}

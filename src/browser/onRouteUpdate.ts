import type { RouteUpdateArgs } from 'gatsby';

/**
 * After a change of page moves the focus to the new page's heading, so that a screen reader says where the
 * visitor is and the next Tab starts there. An address with a fragment goes to its own place instead.
 */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs) {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
}

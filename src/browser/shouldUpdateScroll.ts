import type { ShouldUpdateScrollArgs } from 'gatsby';
import { cameByHistory } from './history';

/** The heading or section that an address names. */
const target = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

/**
 * Scrolls after a change of page, at once: Gatsby would let a new page glide past, since the styles ask for
 * smooth scrolling (meant for jumps within a page). Leaves the scrolling to the browser where it has done it:
 * when React arrives late on a page that is being read (Gatsby would jump back to the address's fragment),
 * and for jumps inside a page and back, which are the browser's own links.
 * @returns false, so that Gatsby scrolls nothing
 */
export function shouldUpdateScroll(args: ShouldUpdateScrollArgs): false {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  const place = routerProps.location;
  const samePage = prevRouterProps?.location.pathname === place.pathname;
  if (!prevRouterProps || (samePage && cameByHistory())) return false;
  const section = cameByHistory() ? null : target(place.hash);
  if (section) section.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: getSavedScrollPosition(place)[1], behavior: 'instant' });
  return false;
}

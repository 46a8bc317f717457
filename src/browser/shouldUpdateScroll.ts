import type { ShouldUpdateScrollArgs } from 'gatsby';

/** Gatsby hands over where one comes from and, unlike its type says, by what: a link (PUSH) or the history (POP). */
interface Arrival {
  readonly location: { readonly pathname: string; readonly action?: string };
}

/**
 * Leaves the scrolling to the browser where it has done it already: when React arrives late on a page that
 * is being read (Gatsby would jump back to the address's fragment), and for jumps inside a page and back,
 * which are the browser's own links.
 * @returns false to leave it alone; otherwise Gatsby scrolls as it would without us
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs) {
  if (!prevRouterProps) return false;
  const from: Arrival = prevRouterProps;
  const { location }: Arrival = routerProps;
  const sameOne = from.location.pathname === location.pathname;
  return sameOne && location.action === 'POP' ? false : undefined;
}

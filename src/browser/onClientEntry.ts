import { UNREACHABLE } from '@/hooks/useUnreachablePage';
import { ask, watchHistory } from './history';

interface Loaded {
  readonly status?: string;
}

declare global {
  interface Window {
    ___loader: { loadPage(path: string): Promise<Loaded | undefined> };
    ___navigate: (to: string, options?: object) => void;
  }
}

/** Milliseconds after which a page that is still on its way is said to be: under them nobody wonders. */
const PATIENCE = 400;

/**
 * Asks for a page before going to it. Gatsby itself answers a page whose code or data fails to load by
 * opening its address anew, which on a dead line is the browser's own error page; decision 13 wants the
 * fallback, with the chat in reach. It stands at the address that was asked for: Back leads to the page before it,
 * and reloading tries again. Who went elsewhere while the page was on its way is not taken away any more.
 */
export function onClientEntry() {
  const root = document.documentElement;
  // From here on pages come by React, and may start anywhere.
  root.dataset.js = '';
  watchHistory();
  const go = window.___navigate;
  window.___navigate = async (to, options) => {
    const isLast = ask();
    const { pathname, href } = new URL(to, window.location.href);
    const patience = setTimeout(() => {
      if (isLast()) root.dataset.waiting = '';
    }, PATIENCE);
    const page = await window.___loader.loadPage(pathname);
    clearTimeout(patience);
    if (!isLast()) return;
    delete root.dataset.waiting;
    if (page && page.status !== 'error') {
      go(to, options);
      return;
    }
    window.history.pushState(null, '', href);
    window.dispatchEvent(new Event(UNREACHABLE));
  };
}

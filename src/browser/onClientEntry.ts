import { UNREACHABLE } from '@/hooks/useUnreachablePage';

interface Loaded {
  readonly status?: string;
}

declare global {
  interface Window {
    ___loader: { loadPage(path: string): Promise<Loaded | undefined> };
    ___navigate: (to: string, options?: object) => void;
  }
}

/**
 * Asks for a page before going to it. Gatsby itself answers a page whose code or data fails to load by
 * opening its address anew, which on a dead line is the browser's own error page; decision 13 wants the
 * fallback, with the chat in reach.
 */
export function onClientEntry() {
  // From here on pages come by React, and may start anywhere.
  document.documentElement.dataset.js = '';
  const go = window.___navigate;
  window.___navigate = async (to, options) => {
    const { pathname } = new URL(to, window.location.href);
    const page = await window.___loader.loadPage(pathname);
    if (page && page.status !== 'error') go(to, options);
    else window.dispatchEvent(new Event(UNREACHABLE));
  };
}

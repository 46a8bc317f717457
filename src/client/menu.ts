import { reportMissing } from './reportMissing';

/** Tells of requests to close what is open: Back on Android, Escape. Safari lacks it, TypeScript does not know it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

const findOpenMenu = () =>
  document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Lets the panel of the menu cover the page after a press of its button, and
 * closes it on Escape and Back, on a click or focus outside it, and on a click on a link.
 * `<details>` does the rest. Browsers open it too, for a match of a search or of a
 * text fragment: then it covers nothing.
 */
export function enhanceMenu() {
  // Whether a visitor opened the menu, for styles.
  const state = document.documentElement.dataset;

  let pageTop = 0;
  let pageWidth = 0;
  let closeWatcher: CloseWatcher | undefined;

  /** Puts the page back where it was: a wheel or a key may have scrolled it behind the panel. A rotated phone shows another part. */
  const restorePlace = () => {
    if ('covers' in state && pageWidth === innerWidth)
      scrollTo({ top: pageTop, behavior: 'instant' });
  };

  const closeMenu = (
    menu: HTMLDetailsElement,
    // The focus does not stay on a link that is no longer seen.
    focusButton = menu.contains(document.activeElement),
  ) => {
    menu.open = false;
    if (focusButton) menu.querySelector('summary')?.focus();
  };

  const dismiss = () => {
    const menu = findOpenMenu();
    if (!menu) return;
    restorePlace();
    closeMenu(menu, true);
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });

  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const menu = findOpenMenu();
      // The target is the document when the window gets focus back.
      if (!(target instanceof Element)) return;
      const isClick = type === 'click';
      const isButton = isClick && target.closest('summary');
      const isLink = isClick && target.closest('a');
      if (menu) {
        const isOver = isLink || !menu.contains(target);
        if (isOver || isButton) restorePlace();
        if (isOver) closeMenu(menu);
      } else if (isButton) {
        // The browser opens the menu afterwards, so the panel is never seen in its small form.
        state.covers = '';
        pageTop = scrollY;
        pageWidth = innerWidth;
      }
    });
  }

  const update = () => {
    if (!findOpenMenu()) delete state.covers;
    const covers = 'covers' in state;
    for (const part of document.querySelectorAll<HTMLElement>(
      'main, footer, aside',
    )) {
      part.inert = covers;
      // For browsers that do not know `inert`.
      part.ariaHidden = String(covers);
    }
    closeWatcher?.destroy();
    closeWatcher =
      covers && window.CloseWatcher ? new window.CloseWatcher() : undefined;
    // The panel looks like a page, so people leave it with Back.
    if (closeWatcher) closeWatcher.onclose = dismiss;
  };
  // A task of its own, after the press: making a page inert takes an old phone longer than showing the panel.
  document.addEventListener('toggle', update, true);
  // On a slow line a part of the page may arrive behind the panel.
  document.addEventListener('DOMContentLoaded', () => {
    if ('covers' in state) update();
  });

  const uncover = () => {
    const menu = 'covers' in state && findOpenMenu();
    if (!menu) return;
    closeMenu(menu);
    // Firefox keeps a page that is left, but not its event.
    update();
  };
  // Back to another part of the page, and another page.
  for (const type of ['popstate', 'pagehide']) addEventListener(type, uncover);
}

/**
 * Marks that the header has no room for the row of links, for styles: the menu's
 * button takes its place. A translator's words, or larger text, may need more
 * room than ours.
 */
export function watchMenuRow(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const row = document.querySelector<HTMLElement>('[data-menu-row]');
  const place = row?.closest('nav');
  if (!menu || !row || !place) {
    reportMissing('the menu');
    return;
  }
  const observer = new ResizeObserver(() => {
    document.documentElement.toggleAttribute(
      'data-long-menu',
      row.offsetWidth > place.offsetWidth,
    );
    // The row has its room again.
    if (!menu.offsetWidth) menu.open = false;
  });
  for (const part of [menu, row, place]) observer.observe(part);
}

const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Closes the header's menu when the visitor is done with it: Escape (the focus goes back to the button), a
 * tap or a focus outside, a tapped link. Opening, closing by the button and the state that a screen reader
 * says are the browser's own, since the menu is a `details`.
 */
export function enhanceMenu() {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

  // `focusin` too: where nothing hides what lies behind the panel (a browser without :has), whoever tabs
  // out of it must see where they are.
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const menu = openMenu();
      // The document itself is a target when a window comes back to the front.
      if (!menu || !(target instanceof Element)) return;
      const tappedLink = type === 'click' && target.closest('a');
      if (tappedLink || !menu.contains(target)) menu.open = false;
    });
  }
}

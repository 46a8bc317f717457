const openMenu = () =>
  document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the menu on Escape, a tap or a focus outside, and a tapped link; all else a `details` does by itself. */
export function enhanceMenu() {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

  // `focusin` too: in a browser without :has, who tabs out of the panel must see where they are.
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

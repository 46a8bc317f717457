const findOpenMenu = () =>
  document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the menu on Escape, on a click or focus outside it, and on a click on a link. `<details>` does the rest. */
export function enhanceMenu() {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && findOpenMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

  // Also on `focusin`: in browsers without :has() the focus can move behind the open panel.
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const menu = findOpenMenu();
      // The target is the document when the window gets focus back.
      if (!menu || !(target instanceof Element)) return;
      const clickedLink = type === 'click' && target.closest('a');
      if (clickedLink || !menu.contains(target)) menu.open = false;
    });
  }
}

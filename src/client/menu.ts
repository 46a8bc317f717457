const findOpenMenu = () =>
  document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Lets the open panel cover the page, or not. What it covers is out of reach of
 * keyboard, screen readers and search, from the next task on: making a whole page
 * inert takes an old phone longer than showing the panel.
 */
function setCovering(menu: HTMLDetailsElement, isCovering: boolean): void {
  menu.closest('header')?.toggleAttribute('data-covers', isCovering);
  setTimeout(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      'main, footer, aside',
    ))
      part.inert = isCovering;
  });
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  setCovering(menu, false);
}

/** Closes the menu if a visitor opened it. */
function stopCovering(): void {
  const menu = document.querySelector<HTMLDetailsElement>(
    '[data-covers] details',
  );
  if (menu) close(menu);
}

/**
 * Makes the panel of the menu cover the page after a press of its button, and
 * closes it on Escape, on a click or focus outside it, and on a click on a link.
 * `<details>` does the rest. Browsers open it too, for a match of a search or of a
 * text fragment: then nothing is covered.
 */
export function enhanceMenu() {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && findOpenMenu();
    if (!menu) return;
    close(menu);
    menu.querySelector('summary')?.focus();
  });

  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      // The target is the document when the window gets focus back.
      if (!(target instanceof Element)) return;
      const pressed =
        type === 'click' && target.closest('[data-menu] > summary');
      if (pressed) {
        // The browser has not opened or closed it yet.
        const menu = pressed.parentElement as HTMLDetailsElement;
        setCovering(menu, !menu.open);
        return;
      }
      const menu = findOpenMenu();
      if (!menu) return;
      const clickedLink = type === 'click' && target.closest('a');
      if (clickedLink || !menu.contains(target)) close(menu);
    });
  }

  // Back to another part of the page or, from the back/forward cache, to the page.
  for (const type of ['popstate', 'pagehide'])
    window.addEventListener(type, stopCovering);
  // A wide window shows the links in one row instead.
  window.addEventListener('resize', () => {
    if (!document.querySelector('[data-menu]')?.clientHeight) stopCovering();
  });
}

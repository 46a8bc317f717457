const findOpenMenu = (within = '') =>
  document.querySelector<HTMLDetailsElement>(
    `${within} details[data-menu][open]`,
  );

/**
 * Lets the panel of the menu cover the page after a press of its button, and
 * closes it on Escape, on a click or focus outside it, and on a click on a link.
 * `<details>` does the rest. Browsers open it too, for a match of a search or of a
 * text fragment: then it covers nothing.
 */
export function enhanceMenu() {
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && findOpenMenu();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      // The target is the document when the window gets focus back.
      if (!(target instanceof Element)) return;
      const isClick = type === 'click';
      // Before the browser opens the menu, so that the panel is never seen in its small form.
      if (isClick && target.closest('summary'))
        target.closest('header')?.toggleAttribute('data-covers', true);
      const menu = findOpenMenu();
      if (menu && ((isClick && target.closest('a')) || !menu.contains(target)))
        menu.open = false;
    });
  }

  // After the frame that shows the panel: to make a page inert takes an old phone longer than that.
  document.addEventListener(
    'toggle',
    () => {
      const header = document.querySelector('header');
      const covers = Boolean(findOpenMenu('[data-covers]'));
      header?.toggleAttribute('data-covers', covers);
      for (const part of document.querySelectorAll<HTMLElement>(
        'main, footer, aside',
      )) {
        part.inert = covers;
        part.setAttribute('aria-hidden', String(covers));
      }
    },
    true,
  );

  // Back to another part of the page, another page, and a window wide enough for a row of links.
  for (const type of ['popstate', 'pagehide', 'resize'])
    window.addEventListener(type, () => {
      const menu = findOpenMenu('[data-covers]');
      if (menu && (type !== 'resize' || !menu.clientHeight)) menu.open = false;
    });
}

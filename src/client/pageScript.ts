// The script of every page with a menu. As a module it runs once the page is parsed. Without it everything works except
// the slider.

// Pressing a link closes the menu, and so does moving the focus past it. The browser does the rest.
const menu = document.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.hidePopover?.();
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest('header'))
    menu?.hidePopover?.();
});

// With a shaky hand a press would turn into a drag. Selected text is not an element and can still be dragged.
document.addEventListener('dragstart', (event) => {
  if (event.target instanceof Element) event.preventDefault();
});

// Loads the slider when the partners are less than one screen away.
const carousel = document.querySelector<HTMLElement>('[data-carousel]');
if (carousel)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./carousel/island').then(({ startSlider }) =>
        startSlider(carousel),
      );
    },
    { rootMargin: '100% 0px' },
  ).observe(carousel);

export {};

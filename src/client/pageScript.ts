// The script of each page with a menu. It is a module: it runs when the page is parsed. Without it everything works but
// the slider.

// A press of a link closes the menu, and so does the focus behind it. The browser does the rest.
const menu = document.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.hidePopover?.();
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest('header'))
    menu?.hidePopover?.();
});

// A hand that shakes presses a link, and does not drag it. Selected text, which is no element, may be dragged.
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

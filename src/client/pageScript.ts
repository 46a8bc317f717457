// The script of every page with a menu. As a module it runs once the page is parsed. Without it everything works except
// the slider.

// Pressing a link closes the menu, and so does moving the focus out of its header. The browser does the rest.
const menu = document.querySelector<HTMLElement>('[popover]');
const header = menu?.closest('header');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.hidePopover?.();
});
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !header?.contains(target))
    menu?.hidePopover?.();
});

// With a shaky hand a press would turn into a drag. Selected text is not an element and can still be dragged.
document.addEventListener('dragstart', (event) => {
  if (event.target instanceof Element) event.preventDefault();
});

// The contents of a legal page scroll with their mark.
const contents = document.querySelector('main nav');
if (contents) {
  let shown: HTMLElement | null;
  const follow = () => {
    // With `:is`, browsers that mark no section find none.
    const mark = contents.querySelector<HTMLElement>(':is(:target-current)');
    // Whoever scrolls the contents keeps them, until another section is read.
    if (!mark || mark === shown) return;
    shown = mark;
    contents.scrollTop = mark.offsetTop - contents.clientHeight / 2;
  };
  // The mark moves after the event.
  document.addEventListener('scroll', () => setTimeout(follow));
}

// Paper has every answer. Styles can open them only in newer browsers (Questions.module.css).
const openedToPrint: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details:not([open])')) {
    (details as HTMLDetailsElement).open = true;
    openedToPrint.push(details as HTMLDetailsElement);
  }
});
addEventListener('afterprint', () => {
  for (const details of openedToPrint.splice(0)) details.open = false;
});

// Loads the slider when the partners are less than one screen away.
const carousel = document.querySelector<HTMLElement>('[data-carousel]');
if (carousel)
  new IntersectionObserver(
    (entries, observer) => {
      // A busy page hears of several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./carousel/island').then(({ startSlider }) =>
        startSlider(carousel),
      );
    },
    { rootMargin: '100% 0px' },
  ).observe(carousel);

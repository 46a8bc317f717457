import { reportMissing } from '../reportMissing';

/** Marks the carousel while all its cards are in view, for styles: the list stays, and has no arrows. */
function watchFit(carousel: HTMLElement, list: HTMLElement): void {
  const strip = list.parentElement ?? list;
  const observer = new ResizeObserver(() => {
    const slide = list.firstElementChild;
    const card = slide?.firstElementChild;
    // The room after the last card may be out of view.
    const gap = (slide?.clientWidth ?? 0) - (card?.clientWidth ?? 0);
    const hidden = strip.scrollWidth - strip.clientWidth;
    carousel.toggleAttribute('data-fits', hidden <= gap);
  });
  observer.observe(list);
}

/** Loads the carousel's code when the carousel is less than one screen away from the viewport, and longer than it. */
export function startIslandWhenNear(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  // Only the home page has one.
  if (!carousel) return;
  const list = carousel.querySelector('ul');
  const arrow = carousel.querySelector('[data-step]');
  if (!list || !arrow) {
    reportMissing('the list of partners with its arrows');
    return;
  }
  // A page that was saved with the slider and its script cannot load the slider's code again.
  carousel.querySelector('.partner-slider')?.remove();
  delete carousel.dataset.slider;
  watchFit(carousel, list);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./island').then(
        ({ startIsland }) => startIsland(carousel),
        () => {
          // The browser logs a failed download, and the plain list still works.
        },
      );
    },
    { rootMargin: '100% 0px' },
  );
  // While all cards are in view the arrow is not displayed, and the slider's code is not loaded.
  observer.observe(arrow);
}

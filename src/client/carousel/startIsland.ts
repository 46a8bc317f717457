/** Loads the carousel's code when the carousel is less than one screen away from the viewport. */
export function startIslandWhenNear(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  // A page that was saved with the slider cannot load its code again.
  carousel.querySelector('.partner-slider')?.remove();
  carousel.querySelector('[hidden]')?.removeAttribute('hidden');
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
  observer.observe(carousel);
}

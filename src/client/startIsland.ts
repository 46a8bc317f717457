/** Fetches the carousel's code once the carousel comes within one screen of the window. */
export function startIslandWhenNear() {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  const address = carousel?.dataset.carousel;
  // In development there is no island.
  if (!carousel || !address) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(address).catch(() => {
        // The plain list does all that matters; a line that lost a file needs no message about it.
      });
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(carousel);
}

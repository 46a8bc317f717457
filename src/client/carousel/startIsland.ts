/** Fetches the carousel's code once the carousel comes within one screen of the window. */
export function startIslandWhenNear(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./island')
        .then(({ startIsland }) => startIsland(carousel))
        .catch(() => {
          // The plain list does all that matters: a line that lost a file needs no message about it.
        });
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(carousel);
}

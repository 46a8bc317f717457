/** The section with the carousel, the only part of a page that gains by scripts before it is touched. */
const CAROUSEL = 'parceiros';

/**
 * Calls back once, as soon as scripts can be of use: at the first touch, click or key, or when the carousel
 * comes within one screen of the window. Scrolling alone starts nothing: reading needs no script.
 * @param start - what to do then
 */
export function whenWanted(start: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    start();
  };

  // `pointerdown` is mouse, pen and finger. Passive and unhindered: what was tapped happens as ever.
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, begin, { capture: true, passive: true, signal });
  }

  const watchCarousel = () => {
    const carousel = document.getElementById(CAROUSEL);
    if (!carousel) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: '100% 0px' },
    );
    observer.observe(carousel);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  // This runs in the head: there is no carousel yet.
  document.addEventListener('DOMContentLoaded', watchCarousel, { signal });
}

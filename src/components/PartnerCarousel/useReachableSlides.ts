import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets right what react-slick says of a slide. Real slides: always in reach, in the reader's order. Copies
 * made for looping: inert, so that neither Tab nor a screen reader meets a partner twice.
 */
function setRight(slide: Element) {
  if (slide.classList.contains('slick-cloned')) {
    slide.setAttribute('inert', '');
    return;
  }
  // Written only where wrong: each write wakes the observer again.
  if (slide.hasAttribute('aria-hidden')) slide.removeAttribute('aria-hidden');
  if (slide.hasAttribute('tabindex')) slide.removeAttribute('tabindex');
  for (const inner of slide.querySelectorAll('[tabindex]')) inner.removeAttribute('tabindex');
}

/** A card's place in the list, from 0. */
export const placeOf = (card: Element) =>
  Number(card.closest('.slick-slide')?.getAttribute('data-index'));

/**
 * Finds the card beside the one that has the focus, round the loop; partners without a site take no focus.
 * @param root - the element around the slider
 * @param from - the focused link
 * @param step - 1 for the next, -1 for the one before, 0 for none
 */
export function nextCard(root: Element, from: HTMLElement, step: number): HTMLElement | undefined {
  const cards = [...root.querySelectorAll<HTMLElement>('.slick-slide:not(.slick-cloned) a')];
  const at = cards.indexOf(from);
  return step === 0 || at === -1 ? undefined : cards.at((at + step) % cards.length);
}

/**
 * Keeps the slider's cards reachable. react-slick hides every slide but one from screen readers and leaves
 * links inside its copies focusable (https://github.com/akiran/react-slick/issues/1535, open for years).
 * @param frame - the element around the slider
 * @param goTo - brings a slide into view, by its place in the list from 0
 */
export function useReachableSlides(
  frame: RefObject<HTMLElement | null>,
  goTo: (index: number) => void,
) {
  const show = useRef(goTo);
  show.current = goTo;

  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    const mend = () => {
      for (const slide of root.querySelectorAll('.slick-slide')) setRight(slide);
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-hidden', 'tabindex'],
    });

    const bringIntoView = ({ target }: FocusEvent) => {
      const slide = (target as Element).closest('.slick-slide');
      const list = slide?.closest('.slick-list');
      if (!slide || !list) return;
      // The browser scrolls the clipped list to reveal the focused card; slick moves the track instead.
      list.scrollLeft = 0;
      const card = slide.getBoundingClientRect();
      const view = list.getBoundingClientRect();
      if (card.left >= view.left && card.right <= view.right) return;
      show.current(placeOf(slide));
    };
    root.addEventListener('focusin', bringIntoView);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', bringIntoView);
    };
  }, [frame]);
}

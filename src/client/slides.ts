/** Real slides, in the list's order: react-slick marks its copies by a class. */
const realSlides = (root: Element) => [...root.querySelectorAll('.slick-slide:not(.slick-cloned)')];

/** A card's place in the list, from 0. */
export const placeOf = (card: Element) =>
  Number(card.closest('.slick-slide')?.getAttribute('data-index'));

/**
 * Sets right what react-slick says of a slide. Real slides: entries of the list, always in reach, in the reader's order.
 * Copies made for looping: inert, so that neither Tab nor a screen reader meets a partner twice.
 */
function setRight(slide: Element) {
  if (slide.classList.contains('slick-cloned')) {
    slide.setAttribute('inert', '');
    return;
  }
  slide.setAttribute('role', 'listitem');
  // Written only where wrong: each write wakes the observer again.
  for (const name of ['aria-hidden', 'tabindex'])
    if (slide.hasAttribute(name)) slide.removeAttribute(name);
  for (const inner of slide.querySelectorAll('[tabindex]')) inner.removeAttribute('tabindex');
}

/**
 * Keeps the slider's cards reachable. react-slick hides every slide but one from screen readers and leaves
 * links inside its copies focusable (https://github.com/akiran/react-slick/issues/1535, open for years).
 * It wraps the cards in so many elements that a list around them would have no entries: its track is the list.
 * @param goTo - brings a slide into view, by its place in the list from 0
 */
export function keepReachable(root: Element, label: string, goTo: (index: number) => void) {
  const track = root.querySelector('.slick-track');
  if (!track) throw new Error('react-slick has no track any more.');
  track.setAttribute('role', 'list');
  track.setAttribute('aria-label', label);
  const mend = () => {
    for (const slide of root.querySelectorAll('.slick-slide')) setRight(slide);
  };
  mend();
  new MutationObserver(mend).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'tabindex'],
  });

  root.addEventListener('focusin', ({ target }) => {
    const slide = (target as Element).closest('.slick-slide');
    const list = slide?.closest('.slick-list');
    if (!slide || !list) return;
    // The browser scrolls the clipped list to reveal the focused card; slick moves the track instead.
    list.scrollLeft = 0;
    const card = slide.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (card.left < view.left || card.right > view.right) goTo(placeOf(slide));
  });
}

/**
 * Finds the card beside the one that has the focus, round the loop; partners without a site take no focus.
 * @param step - 1 for the next, -1 for the one before, 0 for none
 */
export function nextCard(root: Element, from: Element, step: number): HTMLElement | undefined {
  const cards = realSlides(root).flatMap((slide) => slide.querySelector('a') ?? []);
  const at = cards.indexOf(from as HTMLAnchorElement);
  return step === 0 || at === -1 ? undefined : cards.at((at + step) % cards.length);
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Opens the partner whose copy was clicked. A copy is inert, so the browser gives its click to what lies
 * around it; but the visitor sees a card like any other, and a card that does nothing is broken to them.
 */
export function openCopy(root: Element, { clientX, clientY, target }: MouseEvent) {
  if ((target as Element).closest('.slick-slide')) return;
  const copy = [...root.querySelectorAll<HTMLElement>('.slick-cloned')].find((slide) =>
    holds(slide.getBoundingClientRect(), clientX, clientY),
  );
  if (!copy) return;
  const real = realSlides(root);
  real
    .at(Number(copy.dataset.index) % real.length)
    ?.querySelector('a')
    ?.click();
}

const realSlides = (root: Element) => [
  ...root.querySelectorAll('.slick-slide:not(.slick-cloned)'),
];

/** A card's place in the list, from 0. */
export const placeOf = (card: Element) =>
  Number(card.closest('.slick-slide')?.getAttribute('data-index'));

/** Real slides are entries of the list, always in reach; the copies made for looping are out of reach. */
function setRight(slide: Element) {
  if (slide.classList.contains('slick-cloned')) {
    slide.setAttribute('inert', '');
    return;
  }
  slide.setAttribute('role', 'listitem');
  // Written only where wrong: each write wakes the observer again.
  for (const name of ['aria-hidden', 'tabindex'])
    if (slide.hasAttribute(name)) slide.removeAttribute(name);
  for (const inner of slide.querySelectorAll('[tabindex]'))
    inner.removeAttribute('tabindex');
}

/** Mends what react-slick hides or leaves focusable (its issue 1535). @param goTo - brings a place, from 0, into view */
export function keepReachable(
  root: Element,
  label: string,
  goTo: (index: number) => void,
) {
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

/** The card beside the focused one, round the loop, among those with a link. @param step - 1, -1, or 0 for none */
export function nextCard(
  root: Element,
  from: Element,
  step: number,
): HTMLElement | undefined {
  const cards = realSlides(root).flatMap(
    (slide) => slide.querySelector('a') ?? [],
  );
  const at = cards.indexOf(from as HTMLAnchorElement);
  return step === 0 || at === -1
    ? undefined
    : cards.at((at + step) % cards.length);
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Opens the partner whose copy was clicked: a copy is inert, yet looks like any other card. */
export function openCopy(
  root: Element,
  { clientX, clientY, target }: MouseEvent,
) {
  if ((target as Element).closest('.slick-slide')) return;
  const copy = [...root.querySelectorAll<HTMLElement>('.slick-cloned')].find(
    (slide) => holds(slide.getBoundingClientRect(), clientX, clientY),
  );
  if (!copy) return;
  const real = realSlides(root);
  real
    .at(Number(copy.dataset.index) % real.length)
    ?.querySelector('a')
    ?.click();
}

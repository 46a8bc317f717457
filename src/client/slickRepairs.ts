/** A card's index in the list. */
export const cardIndex = (card: Element): number =>
  Number(card.closest('.slick-slide')?.getAttribute('data-index'));

/** A card is a list item in everybody's reach; a clone, made for looping, is there for eyes and pointers only. */
function repairSlide(slide: Element) {
  if (!slide.classList.contains('slick-cloned')) {
    slide.setAttribute('role', 'listitem');
    slide.removeAttribute('aria-hidden');
    for (const element of [slide, ...slide.querySelectorAll('[tabindex]')])
      element.removeAttribute('tabindex');
    return;
  }
  // Only where it differs: each write of these triggers the observer again.
  if (slide.getAttribute('aria-hidden') !== 'true')
    slide.setAttribute('aria-hidden', 'true');
  for (const link of slide.querySelectorAll('a'))
    if (link.tabIndex !== -1) link.tabIndex = -1;
}

/**
 * Keeps the slides a list of reachable cards, whatever react-slick hides or
 * leaves focusable (its issue 1535), and brings a focused card into view.
 *
 * @param label - accessible name of the list
 * @param goTo - moves the slider to a card, by its index
 * @throws Error when react-slick has changed its markup
 */
export function repairSlides(
  root: Element,
  label: string,
  goTo: (index: number) => void,
): void {
  const track = root.querySelector('.slick-track');
  if (!track) throw new Error('react-slick renders no .slick-track.');
  track.setAttribute('role', 'list');
  track.setAttribute('aria-label', label);
  const repairAll = () =>
    root.querySelectorAll('.slick-slide').forEach(repairSlide);
  repairAll();
  new MutationObserver(repairAll).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'tabindex'],
  });

  // The browser's own dragging of links and pictures would end react-slick's.
  root.addEventListener('dragstart', (event) => event.preventDefault());
  root.addEventListener('mousedown', (event) => {
    // A click on a clone follows its link, but must not leave the focus there.
    if ((event.target as Element).closest('.slick-cloned'))
      event.preventDefault();
  });
  root.addEventListener('focusin', ({ target }) => {
    const slide = (target as Element).closest('.slick-slide');
    const list = slide?.closest('.slick-list');
    if (!slide || !list) return;
    // The browser scrolls the clipped list to reveal the card; react-slick has to move its track instead.
    list.scrollLeft = 0;
    const { left, right } = slide.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (left < view.left || right > view.right) goTo(cardIndex(slide));
  });
}

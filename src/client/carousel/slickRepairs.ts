/** Returns the index of a card in the list. */
export const getCardIndex = (card: Element): number =>
  Number(card.closest('.slick-slide')?.getAttribute('data-index'));

/** Makes a card an accessible list item, and hides a clone, which react-slick adds for looping, from keyboards and screen readers. */
function repairSlide(slide: Element) {
  if (!slide.classList.contains('slick-cloned')) {
    slide.setAttribute('role', 'listitem');
    slide.removeAttribute('aria-hidden');
    for (const element of [slide, ...slide.querySelectorAll('[tabindex]')])
      element.removeAttribute('tabindex');
    return;
  }
  // Write only a different value: every write triggers the observer again.
  if (slide.getAttribute('aria-hidden') !== 'true')
    slide.setAttribute('aria-hidden', 'true');
  for (const link of slide.querySelectorAll('a'))
    if (link.tabIndex !== -1) link.tabIndex = -1;
}

/**
 * Keeps the slides an accessible list, although react-slick hides cards and
 * leaves clones focusable (react-slick issue 1535), and scrolls to a focused card.
 *
 * @param label - accessible name of the list
 * @param goTo - moves the slider to the card with this index
 * @throws Error if react-slick's markup has changed
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

  // The browser's own drag of a link or an image would end react-slick's drag.
  root.addEventListener('dragstart', (event) => event.preventDefault());
  root.addEventListener('mousedown', (event) => {
    // A click on a clone follows its link, but must not focus it.
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
    if (left < view.left || right > view.right) goTo(getCardIndex(slide));
  });
}

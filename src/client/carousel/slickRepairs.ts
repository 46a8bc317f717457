import { guardSlick } from './slickEvents';

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

/** The name of a copy is drawn by slick.css: generated text is not copied, and of the browsers only Firefox finds it. */
export function hideNameFromSearch(copy: Element): void {
  const name = copy.querySelector<HTMLElement>('[data-name]');
  if (!name) return;
  name.dataset.name = name.textContent ?? '';
  name.textContent = '';
}

/**
 * Brings a card into view that has the focus, or whose name a search in the
 * page has selected. The browser would scroll the clipped list, or do nothing;
 * react-slick has to move its track instead.
 */
function followBrowser(
  list: HTMLElement,
  goTo: (index: number, jump?: boolean) => void,
) {
  const reveal = (node: Node | null, jump: boolean) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const slide = element?.closest('.slick-slide');
    if (!slide || !list.contains(slide)) return;
    list.scrollLeft = 0;
    const { left, right } = slide.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (left >= view.left && right <= view.right) return;
    // Firefox also finds the generated name of a copy.
    const cards = list.querySelectorAll('.slick-slide:not(.slick-cloned)');
    goTo((getCardIndex(slide) + cards.length) % cards.length, jump);
  };
  list.addEventListener('focusin', ({ target }) =>
    reveal(target as Element, false),
  );
  // Firefox and Safari select what they find; Chromium does when its search is closed.
  // A drag with the mouse selects too.
  let isPressed = false;
  list.addEventListener('mousedown', () => {
    isPressed = true;
  });
  window.addEventListener('mousemove', ({ buttons }) => {
    isPressed = buttons > 0;
  });
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed || isPressed) return;
    // A search finds text in one node.
    if (selection.anchorNode === selection.focusNode)
      reveal(selection.focusNode, true);
  });
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
  root: HTMLElement,
  label: string,
  goTo: (index: number, jump?: boolean) => void,
): void {
  const list = root.querySelector<HTMLElement>('.slick-list');
  const track = root.querySelector<HTMLElement>('.slick-track');
  if (!list || !track)
    throw new Error('react-slick renders no .slick-list with a .slick-track.');
  guardSlick(root, list);
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
  root.addEventListener(
    'mousedown',
    (event) => {
      // A click on a clone follows its link, but must not focus it.
      if ((event.target as Element).closest('.slick-cloned'))
        event.preventDefault();
    },
    { capture: true },
  );
  followBrowser(list, goTo);
}

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

/** Pixels: more than all cards are wide that may stand before those in view. */
const ROOM_BEFORE = 100_000;

/**
 * Brings a card into view that the browser shows to somebody: for the focus, a
 * search in the page or a screen reader it scrolls the frame that clips the
 * cards, and react-slick does not notice
 * (https://github.com/akiran/react-slick/issues/1992). The frame is scrolled back,
 * and react-slick moves its track instead.
 *
 * A box cannot be scrolled to what stands before its start, as the cards do that
 * the slider has passed. So the slider stands far inside the frame.
 */
function followBrowser(
  frame: HTMLElement,
  list: HTMLElement,
  goTo: (index: number, jump?: boolean) => void,
) {
  list.style.marginInlineStart = `${ROOM_BEFORE}px`;
  const rest = () => {
    frame.scrollLeft = ROOM_BEFORE;
  };
  rest();

  const cards = [...list.querySelectorAll('.slick-slide:not(.slick-cloned)')];

  frame.addEventListener('scroll', () => {
    const distance = frame.scrollLeft - ROOM_BEFORE;
    if (Math.abs(distance) < 1) return;
    rest();
    // The first card that was whole in view. When the slider begins with it, all that were are.
    const start = list.getBoundingClientRect().left + distance - 1;
    const first = cards.findIndex(
      (card) => card.getBoundingClientRect().left >= start,
    );
    // A pointer that selects text scrolls too. Without sliding: Firefox may scroll again at once, to where the card was.
    if (first !== -1 && !frame.matches(':active')) goTo(first, true);
  });

  // For some cards, such as one that is partly in view, Chromium does not scroll the frame.
  const reveal = (node: Node | null, jump: boolean) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const slide = element?.closest('.slick-slide');
    if (!slide || !list.contains(slide)) return;
    rest();
    const { left, right } = slide.getBoundingClientRect();
    const view = frame.getBoundingClientRect();
    // Firefox also finds the generated name of a copy.
    const index = (getCardIndex(slide) + cards.length) % cards.length;
    if (left < view.left || right > view.right) goTo(index, jump);
  };
  list.addEventListener('focusin', ({ target }) => {
    // A card that is pressed must not move away from under the pointer.
    if (target instanceof Element && target.matches(':focus-visible'))
      reveal(target, false);
  });
  // Browsers select what their search has found, Chromium when the search is closed. So do a finger and the mouse, and
  // the page hears nothing of the handles with which a finger changes a selection.
  let isByPointer = false;
  for (const type of ['pointerdown', 'keydown', 'blur'])
    window.addEventListener(
      type,
      ({ target }) => {
        isByPointer = type === 'pointerdown' && list.contains(target as Node);
      },
      true,
    );
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed || isByPointer) return;
    // A search finds text in one node.
    if (selection.anchorNode === selection.focusNode)
      reveal(selection.focusNode, true);
  });
}

/**
 * Keeps the slides an accessible list, although react-slick hides cards and
 * leaves clones focusable (https://github.com/akiran/react-slick/issues/1535), and scrolls to a focused card.
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

  root.addEventListener(
    'mousedown',
    (event) => {
      // A click on a clone follows its link, but must not focus it.
      if ((event.target as Element).closest('.slick-cloned'))
        event.preventDefault();
    },
    { capture: true },
  );
  followBrowser(root, list, goTo);
}

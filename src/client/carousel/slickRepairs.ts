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

/** The name of a copy is drawn by slick.css, since a browser neither finds nor copies generated text. */
export function hideNameFromSearch(copy: Element): void {
  const name = copy.querySelector<HTMLElement>('[data-name]');
  if (!name) return;
  name.dataset.name = name.textContent ?? '';
  name.textContent = '';
}

/** Returns the card that the browser has scrolled to: the selected one, or else the one in the middle, since Chromium selects nothing. */
function findRevealed(list: Element): Element | undefined {
  const view = list.getBoundingClientRect();
  const distance = (slide: Element) => {
    const { left, right } = slide.getBoundingClientRect();
    return Math.abs(left + right - view.left - view.right);
  };
  const cards = [...list.querySelectorAll('.slick-slide:not(.slick-cloned)')];
  const selected = getSelection()?.anchorNode ?? null;
  return (
    cards.find(
      (card) => card.contains(selected) && distance(card) < 2 * view.width,
    ) ?? cards.sort((a, b) => distance(a) - distance(b))[0]
  );
}

/**
 * Shows a card that a search in the page or the focus has found. The browser
 * scrolls the clipped list, but react-slick has to move its track instead.
 */
function followBrowser(
  list: HTMLElement,
  track: HTMLElement,
  goTo: (index: number, jump?: boolean) => void,
) {
  // The browser can scroll to the cards on the left only if there is room before them.
  const room = track.scrollWidth;
  track.style.marginLeft = `${room}px`;
  list.scrollLeft = room;
  let isPressed = false;
  list.addEventListener('mousedown', () => {
    isPressed = true;
  });
  window.addEventListener('mouseup', () => {
    isPressed = false;
  });
  list.addEventListener('scroll', () => {
    if (Math.abs(list.scrollLeft - room) < 1) return;
    const revealed = findRevealed(list);
    list.scrollLeft = room;
    // Selecting text with the mouse scrolls too.
    if (revealed && !isPressed) goTo(getCardIndex(revealed), true);
  });
  list.addEventListener('focusin', ({ target }) => {
    const slide = (target as Element).closest('.slick-slide');
    if (!slide) return;
    list.scrollLeft = room;
    const { left, right } = slide.getBoundingClientRect();
    const view = list.getBoundingClientRect();
    if (left < view.left || right > view.right) goTo(getCardIndex(slide));
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
  followBrowser(list, track, goTo);
}

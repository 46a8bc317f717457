/**
 * Lets the carousel's arrows scroll the plain list, for as long as it is in sight: the slider answers them itself.
 * An arrow says by `data-step` how many cards it moves.
 */
export function stepStrip() {
  document.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    const list = arrow?.closest('[data-carousel]')?.querySelector('ul');
    const card = list?.firstElementChild;
    if (!arrow || !list || !card || list.hidden) return;
    list.scrollBy({ left: Number(arrow.dataset.step) * card.getBoundingClientRect().width });
  });
}

/** Lets the carousel's arrows scroll the plain list, by as many cards as their `data-step` says. */
export function stepStrip() {
  document.addEventListener('click', ({ target }) => {
    const arrow =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-step]')
        : null;
    const list = arrow?.closest('[data-carousel]')?.querySelector('ul');
    const card = list?.firstElementChild;
    if (!arrow || !card) return;
    list.parentElement?.scrollBy({
      left: Number(arrow.dataset.step) * card.getBoundingClientRect().width,
    });
  });
}

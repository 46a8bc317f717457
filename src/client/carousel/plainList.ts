/** Makes the carousel's arrows scroll the plain list by the number of cards in their `data-step`. */
export function scrollPlainList(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const arrow = target.closest<HTMLElement>('[data-step]');
    const list = arrow?.closest('[data-carousel]')?.querySelector('ul');
    const card = list?.firstElementChild;
    if (!arrow || !card) return;
    const { width } = card.getBoundingClientRect();
    list.parentElement?.scrollBy({ left: Number(arrow.dataset.step) * width });
  });
}

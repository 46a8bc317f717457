/** Makes the carousel's arrows scroll the plain list by the number of cards in their `data-step`. */
export function scrollPlainList(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const arrow = target.closest<HTMLElement>('[data-step]');
    const card = arrow?.closest('[data-carousel]')?.querySelector('li');
    if (!arrow || !card) return;
    const left = Number(arrow.dataset.step) * card.offsetWidth;
    card.closest('[role="group"]')?.scrollBy({ left });
  });
}

/** Makes the carousel's arrows scroll the plain list by the number of cards in their `data-step`, until the slider takes its place. */
export function scrollPlainList(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const arrow = target.closest<HTMLElement>('[data-step]');
    const card = arrow
      ?.closest('[data-carousel]:not([data-slider])')
      ?.querySelector('li');
    if (!arrow || !card) return;
    const left = Number(arrow.dataset.step) * card.offsetWidth;
    card.closest('[role="group"]')?.scrollBy({ left });
  });
}

/**
 * Lets the carousel's arrows scroll the plain list, from the first moment and for as long as the slider's
 * code is not here: an arrow that was tapped early moves something all the same. An arrow says by
 * `data-step` how many cards it moves; those of the slider have none, since React answers them.
 */
export function stepStrip() {
  document.addEventListener('click', ({ target }) => {
    const arrow =
      target instanceof Element ? target.closest<HTMLElement>('[data-step]') : undefined;
    const list = arrow?.closest('[data-carousel]')?.querySelector('ul');
    const card = list?.firstElementChild;
    if (!arrow || !list || !card) return;
    list.scrollBy({ left: Number(arrow.dataset.step) * card.getBoundingClientRect().width });
  });
}

import { createRoot } from 'react-dom/client';
import { PartnerSlider } from './PartnerSlider';
import { SliderBoundary } from './SliderBoundary';

/** Above this many partners the plain list stays: react-slick lays out three copies of each at every step. */
const MAX_PARTNERS = 150;

function takeOver(
  carousel: HTMLElement,
  strip: HTMLElement,
  list: HTMLUListElement,
) {
  const place = document.createElement('div');
  strip.after(place);
  const slideWidth = list.firstElementChild?.getBoundingClientRect().width || 1;
  const show = (slider: boolean) => {
    strip.hidden = slider;
    place.hidden = !slider;
  };
  createRoot(place).render(
    <SliderBoundary onFail={() => show(false)}>
      <PartnerSlider
        list={list}
        arrows={[...carousel.querySelectorAll<HTMLElement>('[data-step]')]}
        position={carousel.dataset.position ?? ''}
        start={Math.round(strip.scrollLeft / slideWidth) % list.children.length}
        onShown={() => show(true)}
      />
    </SliderBoundary>,
  );
}

/** Puts the slider in the place of the list inside, unless the list is too long for it. */
export function startIsland(carousel: HTMLElement): void {
  const list = carousel.querySelector('ul');
  const strip = list?.parentElement;
  if (!strip || list.children.length > MAX_PARTNERS) return;
  // Do not replace the list while it has the focus.
  const leave = new AbortController();
  const tryNow = () => {
    if (leave.signal.aborted || strip.contains(document.activeElement)) return;
    leave.abort();
    takeOver(carousel, strip, list);
  };
  strip.addEventListener('focusout', () => setTimeout(tryNow), {
    signal: leave.signal,
  });
  tryNow();
}

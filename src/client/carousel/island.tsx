import { startTransition } from 'react';
import { SliderBoundary } from './SliderBoundary';

// With more partners the plain list stays: react-slick lays out three copies of each card at every step.
const MAX_PARTNERS = 150;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function replaceList(
  carousel: HTMLElement,
  strip: HTMLElement,
  list: HTMLUListElement,
) {
  // Both are in this file, but an old phone needs long to run each.
  const { createRoot } = await import('react-dom/client');
  await nextTask();
  const { PartnerSlider } = await import('./PartnerSlider');
  await nextTask();
  const container = document.createElement('div');
  // It is measured before it is shown.
  container.style.cssText = 'visibility: hidden; block-size: 0';
  strip.after(container);
  const slideWidth = list.firstElementChild?.getBoundingClientRect().width || 1;
  const show = (slider: boolean) => {
    strip.hidden = slider;
    container.hidden = !slider;
    container.removeAttribute('style');
  };
  const root = createRoot(container);
  // React renders a transition in pieces, so that an old phone stays responsive.
  startTransition(() =>
    root.render(
      <SliderBoundary onFail={() => show(false)}>
        <PartnerSlider
          list={list}
          arrows={[...carousel.querySelectorAll<HTMLElement>('[data-step]')]}
          position={carousel.dataset.position ?? ''}
          start={
            Math.round(strip.scrollLeft / slideWidth) % list.children.length
          }
          onShown={() => show(true)}
        />
      </SliderBoundary>,
    ),
  );
}

/** Replaces the carousel's list with the slider, unless the list is too long or missing. */
export function startIsland(carousel: HTMLElement): void {
  const list = carousel.querySelector('ul');
  const strip = list?.parentElement;
  if (!strip || list.children.length > MAX_PARTNERS) return;
  // Don't replace the list while it has focus.
  const listeners = new AbortController();
  const tryToReplace = () => {
    if (listeners.signal.aborted || strip.contains(document.activeElement))
      return;
    listeners.abort();
    replaceList(carousel, strip, list);
  };
  strip.addEventListener('focusout', () => setTimeout(tryToReplace), {
    signal: listeners.signal,
  });
  tryToReplace();
}

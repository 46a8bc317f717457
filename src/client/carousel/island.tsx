import { startTransition } from 'react';

// The content check allows no more. With more the plain list would stay: react-slick lays out three copies of each card
// at every step.
const MAX_PARTNERS = 150;

// Milliseconds: a scroll that goes on has moved by then, also where a busy phone draws only ten pictures a second.
const IDLE_TIME = 200;

const wait = (time?: number) =>
  new Promise((resolve) => setTimeout(resolve, time));

/** Waits until an element neither scrolls nor has the focus, so that nothing is taken away from under a finger. */
async function untilIdle(element: HTMLElement) {
  let last = Number.NaN;
  while (
    element.scrollLeft !== last ||
    element.contains(document.activeElement)
  ) {
    last = element.scrollLeft;
    await wait(IDLE_TIME);
  }
}

/** Replaces the carousel's list with the slider, unless the list is too long or missing. */
export async function startIsland(carousel: HTMLElement): Promise<void> {
  const list = carousel.querySelector('ul');
  const strip = list?.parentElement;
  const [card] = list?.children ?? [];
  if (!strip || !card || list.children.length > MAX_PARTNERS) return;
  await untilIdle(strip);
  // Both are in this file, but an old phone needs long to run each.
  const { createRoot } = await import('react-dom/client');
  await wait();
  const { PartnerSlider } = await import('./PartnerSlider');
  await wait();
  const container = document.createElement('div');
  container.className = 'partner-slider';
  strip.after(container);
  const getStart = () => {
    const { width } = card.getBoundingClientRect();
    return Math.round(strip.scrollLeft / (width || 1)) % list.children.length;
  };
  const root = createRoot(container, {
    // React has removed the slider.
    onUncaughtError(error) {
      console.error(error);
      delete carousel.dataset.slider;
    },
  });
  // React renders a transition in pieces, so that an old phone stays responsive.
  startTransition(() =>
    root.render(
      <PartnerSlider
        list={list}
        arrows={[...carousel.querySelectorAll<HTMLElement>('[data-step]')]}
        position={carousel.dataset.position ?? ''}
        getStart={getStart}
        whenIdle={() => untilIdle(strip)}
        onShown={() => {
          carousel.dataset.slider = '';
        }}
      />,
    ),
  );
}

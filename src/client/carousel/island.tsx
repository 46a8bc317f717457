import { startTransition } from 'react';
import { wait } from './wait';

/** Replaces the list with the slider once that is ready. */
export async function startSlider(carousel: HTMLElement): Promise<void> {
  const strip = carousel.querySelector<HTMLElement>('[role="group"]');
  const list = strip?.querySelector('ul');
  if (!strip || !list) return;
  // Both are in this bundle, but each takes an old phone long: a task of its own.
  await wait();
  const { createRoot } = await import('react-dom/client');
  await wait();
  const { PartnerSlider } = await import('./PartnerSlider');
  await wait();
  const container = document.createElement('div');
  container.className = 'partner-slider';
  // Orca does not announce a group.
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', list.getAttribute('aria-label') ?? '');
  strip.after(container);
  // React renders a transition in pieces, so that an old phone stays responsive.
  startTransition(() =>
    createRoot(container).render(
      <PartnerSlider carousel={carousel} strip={strip} />,
    ),
  );
}

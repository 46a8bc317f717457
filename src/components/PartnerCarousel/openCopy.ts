import type { MouseEvent } from 'react';

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Opens the partner whose copy was clicked. A copy is inert, so the browser gives its click to what lies
 * around it; but the visitor sees a card like any other, and a card that does nothing is broken to them.
 * @param click - a click inside the slider that no slide took
 */
export function openCopy({ clientX, clientY, currentTarget, target }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('.slick-slide')) return;
  const slides = [...currentTarget.querySelectorAll<HTMLElement>('.slick-slide')];
  const copy = slides.find((slide) => holds(slide.getBoundingClientRect(), clientX, clientY));
  if (!copy) return;
  const real = slides.filter((slide) => !slide.classList.contains('slick-cloned'));
  const index = Number(copy.dataset.index);
  real
    .at(index % real.length)
    ?.querySelector('a')
    ?.click();
}

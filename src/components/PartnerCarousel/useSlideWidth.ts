import { type RefObject, useEffect, useState } from 'react';

/**
 * Follows the width of a slide, for react-slick wants it as a number: it grows with the visitor's text and shrinks
 * in a window that is narrower than a card.
 * @param frame - the element around the slider
 * @param first - the width as the plain list had it
 * @returns card and gap, in CSS pixels
 */
export function useSlideWidth(frame: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const measure = () => {
      // react-slick writes its number on the slide; the card inside keeps the width that the styles give it.
      const slide = frame.current?.querySelector('[role="listitem"]');
      const card = slide?.firstElementChild?.getBoundingClientRect().width;
      if (slide && card) setWidth(card + Number.parseFloat(getComputedStyle(slide).paddingRight));
    };
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [frame]);
  return width;
}

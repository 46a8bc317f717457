import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { SliderProps, TakeOver } from './carousel';

/**
 * Above this many partners the plain list stays: react-slick keeps every slide three times in the page and
 * lays all of them out at each step, which an old phone feels from a few hundred on.
 */
export const SLIDER_LIMIT = 150;

export interface LoadedSlider extends TakeOver {
  readonly Component: ComponentType<SliderProps>;
}

/**
 * Fetches the slider's code once React runs.
 * @param strip - the plain list that the slider will replace; it is asked how far it was scrolled
 * @param count - how many partners there are
 * @returns the slider, or undefined until its code is here (and for good when that fails)
 */
export function useSlider(
  strip: RefObject<HTMLUListElement | null>,
  count: number,
): LoadedSlider | undefined {
  const [slider, setSlider] = useState<LoadedSlider>();

  useEffect(() => {
    if (count > SLIDER_LIMIT) return undefined;
    let gone = false;
    const takeOver = async () => {
      try {
        const { PartnerSlider } = await import('./PartnerSlider');
        const list = strip.current;
        // Who reads the list with the keyboard keeps it: replacing it would take the focus away.
        if (gone || !list || list.contains(document.activeElement)) return;
        const slideWidth = list.firstElementChild?.getBoundingClientRect().width ?? 1;
        const start = Math.round(list.scrollLeft / slideWidth) % count;
        setSlider({ Component: PartnerSlider, start, slideWidth });
      } catch {
        // The plain list does all that matters; a line that lost a chunk needs no message about it.
      }
    };
    takeOver();
    const retry = () => setTimeout(takeOver);
    const list = strip.current;
    list?.addEventListener('focusout', retry);
    return () => {
      gone = true;
      list?.removeEventListener('focusout', retry);
    };
  }, [strip, count]);

  return slider;
}

import type { Partner } from '@/components/PartnerCard/partner';

/** Card and gap, in CSS pixels (specification, chapter 9: 200 and 24). */
export const SLIDE_WIDTH = 224;

export interface CarouselLabels {
  readonly listLabel: string;
  readonly previous: string;
  readonly next: string;
  /** What an arrow's press says, with `{parceiro}`, `{posicao}` and `{total}` to fill in. */
  readonly position: string;
}

export interface CarouselProps {
  readonly partners: readonly Partner[];
  readonly labels: CarouselLabels;
  /** Said to screen readers after a name: the link opens a new tab. */
  readonly newTab: string;
}

/** What a slider takes over from the plain strip. */
export interface SliderProps extends CarouselProps {
  /** The partner at the strip's start when the slider takes over, from 0. */
  readonly start: number;
}

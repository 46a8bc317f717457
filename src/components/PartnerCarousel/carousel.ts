import type { Ref } from 'react';
import type { Partner } from '@/components/PartnerCard/partner';

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
export interface TakeOver {
  /** The partner at the strip's start when the slider takes over, from 0. */
  readonly start: number;
  /** Card and gap, in CSS pixels; by specification 200 and 24, more where the visitor's text is larger. */
  readonly slideWidth: number;
}

/** What the arrows ask of the slider. */
export interface Steps {
  previous(): void;
  next(): void;
}

export interface SliderProps extends CarouselProps, TakeOver {
  readonly steps: Ref<Steps>;
}

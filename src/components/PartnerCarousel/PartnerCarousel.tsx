import { type ComponentType, useRef } from 'react';
import { Icon } from '@/components/Icon/Icon';
import type { Partner } from '@/components/PartnerCard/PartnerCard';
import * as styles from './PartnerCarousel.module.css';
import { PartnerStrip } from './PartnerStrip';
import { useSlider } from './useSlider';

export interface CarouselLabels {
  readonly listLabel: string;
  readonly previous: string;
  readonly next: string;
  /** What an arrow's press says, with `{parceiro}`, `{posicao}` and `{total}` to fill in. */
  readonly position: string;
}

/** What a slider takes over from the plain strip. */
export interface SliderProps {
  readonly partners: readonly Partner[];
  readonly labels: CarouselLabels;
  readonly newTab: string;
  /** The partner at the strip's start when the slider takes over, from 0. */
  readonly start: number;
}

export interface PartnerCarouselProps {
  readonly partners: readonly Partner[];
  readonly labels: CarouselLabels;
  readonly newTab: string;
}

/**
 * The partners' carousel. The server writes a plain list that scrolls sideways; once React runs and the
 * slider's code has arrived, react-slick takes its place at the same size and position (decisions 10, 11).
 * Where the code never arrives the list stays.
 */
export function PartnerCarousel({ partners, labels, newTab }: PartnerCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const slider = useSlider(strip, partners.length);
  if (slider) {
    const Slider: ComponentType<SliderProps> = slider.Component;
    return <Slider partners={partners} labels={labels} newTab={newTab} start={slider.start} />;
  }
  return (
    <div className={styles.carousel}>
      <PartnerStrip ref={strip} partners={partners} label={labels.listLabel} newTab={newTab} />
      <div className={styles.arrows} aria-hidden="true">
        <span className={styles.pending}>
          <Icon name="chevron-left" />
        </span>
        <span className={styles.pending}>
          <Icon name="chevron-right" />
        </span>
      </div>
    </div>
  );
}

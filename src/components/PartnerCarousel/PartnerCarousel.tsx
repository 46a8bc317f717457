import { useRef } from 'react';
import { CarouselArrow } from './CarouselArrow';
import type { CarouselProps } from './carousel';
import * as styles from './PartnerCarousel.module.css';
import { PartnerStrip } from './PartnerStrip';
import { useSlider } from './useSlider';

/**
 * The partners' carousel. The server writes a plain list that scrolls sideways; once React runs and the
 * slider's code has arrived, react-slick takes its place at the same size and position (decisions 10, 11).
 * Where the code never arrives the list stays, and `stepStrip` lets the arrows scroll it.
 */
export function PartnerCarousel({ partners, labels, newTab }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const slider = useSlider(strip, partners.length);
  if (slider) {
    const { Component, start } = slider;
    return <Component partners={partners} labels={labels} newTab={newTab} start={start} />;
  }
  return (
    <div className={styles.carousel} data-carousel="">
      <PartnerStrip ref={strip} partners={partners} label={labels.listLabel} newTab={newTab} />
      <div className={styles.arrows}>
        <CarouselArrow icon="chevron-left" label={labels.previous} step={-1} />
        <CarouselArrow icon="chevron-right" label={labels.next} step={1} />
      </div>
    </div>
  );
}

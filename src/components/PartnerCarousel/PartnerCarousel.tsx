import { useRef } from 'react';
import { CarouselArrow } from './CarouselArrow';
import type { CarouselProps, Steps } from './carousel';
import * as styles from './PartnerCarousel.module.css';
import { PartnerStrip } from './PartnerStrip';
import { useSlider } from './useSlider';

/**
 * The partners' carousel. The server writes a plain list that scrolls sideways; once React runs and the
 * slider's code has arrived, react-slick takes its place at the same size and position (decisions 10, 11).
 * Where the code never arrives the list stays, and `stepStrip` lets the arrows scroll it. The arrows are the same
 * before and after, so that a press or the focus on one outlives the change.
 */
export function PartnerCarousel(props: CarouselProps) {
  const { partners, labels, newTab } = props;
  const strip = useRef<HTMLUListElement>(null);
  const steps = useRef<Steps>(null);
  const slider = useSlider(strip, partners.length);
  return (
    <div className={styles.carousel} data-carousel="">
      {slider ? (
        <slider.Component
          {...props}
          start={slider.start}
          slideWidth={slider.slideWidth}
          steps={steps}
        />
      ) : (
        <PartnerStrip ref={strip} partners={partners} label={labels.listLabel} newTab={newTab} />
      )}
      <div className={styles.arrows}>
        <CarouselArrow
          icon="chevron-left"
          label={labels.previous}
          step={-1}
          onPress={slider && (() => steps.current?.previous())}
        />
        <CarouselArrow
          icon="chevron-right"
          label={labels.next}
          step={1}
          onPress={slider && (() => steps.current?.next())}
        />
      </div>
    </div>
  );
}

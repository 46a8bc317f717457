import { useRef, useState } from 'react';
import Slider, { type Settings } from 'react-slick';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { CarouselArrow } from './CarouselArrow';
import { SLIDE_WIDTH, type SliderProps } from './carousel';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';
import { openCopy } from './openCopy';
import { useReachableSlides } from './useReachableSlides';

/**
 * How many partners a drag may pass beyond the loop's ends. react-slick takes `slidesToShow` for that, and with
 * 1 a long drag back from the first partner springs back (https://github.com/akiran/react-slick/blob/0.31.0/src/utils/innerSliderUtils.js,
 * `getNavigableIndexes`). With cards of their own width it decides nothing else that one sees.
 */
const REACH = 16;

/** Milliseconds of one step; under the 250 that design.md allows for motion. */
const SPEED = 240;

/**
 * The living carousel: loops, moves one partner an arrow press, drags freely (decision 11). react-slick
 * moves the cards; `useReachableSlides` keeps them right for keyboard and screen reader.
 */
export function PartnerSlider({ partners, labels, newTab, start }: SliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [said, setSaid] = useState('');
  const still = useReducedMotion();
  useReachableSlides(frame, (index) => {
    pressed.current = false;
    slider.current?.slickGoTo(index, still);
  });

  const say = (index: number) => {
    // Only an arrow's press is answered: a drag or a focused card is its own answer.
    if (!pressed.current) return;
    setSaid(
      labels.position
        .replace('{parceiro}', partners[index]?.name ?? '')
        .replace('{posicao}', String(index + 1))
        .replace('{total}', String(partners.length)),
    );
  };
  const press = (move: 'slickPrev' | 'slickNext') => () => {
    pressed.current = true;
    slider.current?.[move]();
  };

  const settings: Settings = {
    arrows: false,
    infinite: true,
    variableWidth: true,
    // As many as there are slides, and react-slick would stop being a slider.
    slidesToShow: Math.max(1, Math.min(REACH, partners.length - 1)),
    slidesToScroll: 1,
    initialSlide: start,
    draggable: true,
    swipeToSlide: true,
    speed: still ? 0 : SPEED,
    waitForAnimate: false,
    afterChange: say,
  };

  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard never meets the copies that openCopy is for */}
      {/* biome-ignore lint/a11y/useSemanticElements: slick wraps every card in divs, which a ul may not hold */}
      <div
        ref={frame}
        className={styles.slider}
        role="list"
        aria-label={labels.listLabel}
        onClick={openCopy}
        onPointerDown={() => {
          pressed.current = false;
        }}
      >
        <Slider ref={slider} {...settings}>
          {partners.map((partner) => (
            // biome-ignore lint/a11y/useSemanticElements: an li needs a ul around it; see above
            <div
              className={styles.slide}
              role="listitem"
              key={partner.name}
              style={{ width: SLIDE_WIDTH }}
            >
              <PartnerCard partner={partner} newTab={newTab} />
            </div>
          ))}
        </Slider>
      </div>
      <div className={styles.arrows}>
        <CarouselArrow icon="chevron-left" label={labels.previous} onPress={press('slickPrev')} />
        <CarouselArrow icon="chevron-right" label={labels.next} onPress={press('slickNext')} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import Slider, { type Settings } from 'react-slick';
import { PartnerCard } from '@/components/PartnerCard/PartnerCard';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import type { SliderProps } from './carousel';
import * as styles from './PartnerCarousel.module.css';
import './slick.css';
import { openCopy } from './openCopy';
import { nextCard, placeOf, useReachableSlides } from './useReachableSlides';
import { useSlideWidth } from './useSlideWidth';

/**
 * How many partners a drag may pass beyond the loop's ends. react-slick takes `slidesToShow` for that, and with
 * 1 a long drag back from the first partner springs back (https://github.com/akiran/react-slick/blob/0.31.0/src/utils/innerSliderUtils.js,
 * `getNavigableIndexes`). With cards of their own width it decides nothing else that one sees.
 */
const REACH = 16;

/** Milliseconds of one step; under the 250 that design.md allows for motion. */
const SPEED = 240;

/** Milliseconds without another step, after which the position is said. */
const SETTLED = 300;

const STEP_OF: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The living carousel: loops, moves one partner an arrow press, drags freely (decision 11). react-slick
 * moves the cards; `useReachableSlides` keeps them right for keyboard and screen reader.
 */
export function PartnerSlider({ partners, labels, newTab, start, steps, ...first }: SliderProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [said, setSaid] = useState('');
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const slideWidth = useSlideWidth(frame, first.slideWidth);
  const still = useReducedMotion();
  const bringToStart = (index: number) => {
    pressed.current = false;
    slider.current?.slickGoTo(index, still);
  };
  useReachableSlides(frame, bringToStart);

  const say = (index: number) => {
    // Only an arrow's press is answered: a drag or a focused card is its own answer.
    if (!pressed.current) return;
    const position = labels.position
      .replace('{parceiro}', partners[index]?.name ?? '')
      .replace('{posicao}', String(index + 1))
      .replace('{total}', String(partners.length));
    // After several quick presses only where they led to.
    clearTimeout(saying.current);
    saying.current = setTimeout(() => setSaid(position), SETTLED);
  };
  const press = (move: 'slickPrev' | 'slickNext') => () => {
    pressed.current = true;
    slider.current?.[move]();
  };
  useImperativeHandle(steps, () => ({ previous: press('slickPrev'), next: press('slickNext') }));

  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    const card = nextCard(
      event.currentTarget,
      event.target as HTMLElement,
      STEP_OF[event.key] ?? 0,
    );
    if (!card) return;
    event.preventDefault();
    card.focus({ preventScroll: true });
    bringToStart(placeOf(card));
  };

  const settings: Settings = {
    arrows: false,
    // Its own answer to the arrow keys moves the cards away from under the focus.
    accessibility: false,
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
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: slick wraps every card in divs, which a ul may not hold */}
      <div
        ref={frame}
        className={styles.slider}
        role="list"
        aria-label={labels.listLabel}
        onClick={openCopy}
        onKeyDown={goByKey}
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
              style={{ width: slideWidth }}
            >
              <PartnerCard partner={partner} newTab={newTab} />
            </div>
          ))}
        </Slider>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

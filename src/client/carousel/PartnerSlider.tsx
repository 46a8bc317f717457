import {
  type MouseEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Slider from 'react-slick';
import { wait } from './wait';

/** Milliseconds. Styles leave the movement out for visitors who want less motion. */
const SPEED = 240;

/** The part of the slider's width that a drag must cover: 1/20 is 72 pixels in a window of 1,440. */
const TOUCH_THRESHOLD = 20;

/** Filling all slides at once would block an old phone. */
const FILLED_AT_ONCE = 12;

/** Milliseconds. A scroll in progress moves within this time, even on a phone that draws ten frames a second. */
const IDLE_TIME = 200;

/** Waits until an element neither scrolls nor contains the focus: replacing it must not interrupt anyone. */
async function untilIdle(element: HTMLElement) {
  let last = Number.NaN;
  while (
    element.scrollLeft !== last ||
    element.contains(document.activeElement)
  ) {
    last = element.scrollLeft;
    await wait(IDLE_TIME);
  }
}

/** The index of the card that the list shows first. */
function firstInView(strip: HTMLElement): number {
  const card = strip.querySelector('li');
  return Math.round(strip.scrollLeft / (card?.offsetWidth || 1));
}

interface PartnerSliderProps {
  carousel: HTMLElement;
  /** The element that scrolls the list. */
  strip: HTMLElement;
}

/** react-slick, filled with copies of the list's cards. It takes the place of the list. */
export function PartnerSlider({ carousel, strip }: PartnerSliderProps) {
  const slides = [...strip.querySelectorAll('li')];
  const count = slides.length;
  const [start, setStart] = useState(() => firstInView(strip));
  const [status, setStatus] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  /** The index of the card that will be the first in view: of a copy if it is negative, or not less than `count`. */
  const target = useRef(start);
  const movedBy = useRef<'arrow' | 'drag'>(undefined);

  const cardOf = (index: number) => (index + count) % count;

  /** Counts from where the cards will be, since react-slick tells of a move later (https://github.com/akiran/react-slick/blob/0.31.0/src/inner-slider.js). */
  const move = (by: number) => {
    movedBy.current = 'arrow';
    target.current += by;
    // There is one copy of the cards at each end.
    while (target.current < -count) target.current += count;
    while (target.current >= 2 * count) target.current -= count;
    slider.current?.slickGoTo(target.current);
  };

  const onRest = (index: number) => {
    // Also called for a move that another one interrupts.
    if (index !== cardOf(target.current)) return;
    // The slider has gone from a copy to the card itself.
    target.current = index;
    if (movedBy.current !== 'arrow') return;
    const name = slides[index]?.querySelector('[data-name]')?.textContent;
    setStatus(
      (carousel.dataset.position ?? '')
        .replace('{parceiro}', name ?? '')
        .replace('{posicao}', String(index + 1))
        .replace('{total}', String(count)),
    );
  };

  useLayoutEffect(() => {
    const view = frame.current?.querySelector('.slick-list');
    if (!view) return;
    target.current = start;
    const ended = new AbortController();
    const { signal } = ended;

    // What is in view, copies included, is what Tab, a screen reader, a search and copying reach.
    const inView = new IntersectionObserver(
      (changes) => {
        for (const {
          target: card,
          isIntersecting,
          intersectionRatio,
        } of changes) {
          const slide = card.closest<HTMLElement>('.slick-slide');
          if (slide) slide.inert = !isIntersecting;
          // A card that is cut off can be pressed, but Tab leaves it out.
          if (card instanceof HTMLAnchorElement)
            card.tabIndex = intersectionRatio > 0.98 ? 0 : -1;
        }
      },
      { root: view, threshold: [0, 0.99] },
    );

    const fill = (slide: HTMLElement) => {
      const original = slides[cardOf(Number(slide.dataset.index))];
      const card = original?.firstElementChild?.cloneNode(true);
      if (!(card instanceof Element)) return;
      slide.querySelector('[data-card]')?.append(card);
      inView.observe(card);
    };

    const fillAndShow = async () => {
      const empty = [...view.querySelectorAll<HTMLElement>('.slick-slide')];
      while (empty.length > 0) {
        await wait();
        empty.splice(0, FILLED_AT_ONCE).forEach(fill);
      }
      await untilIdle(strip);
      if (signal.aborted) return;
      if (firstInView(strip) !== start) setStart(firstInView(strip));
      else carousel.dataset.slider = '';
    };
    void fillAndShow();

    for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-step]'))
      arrow.addEventListener('click', () => move(Number(arrow.dataset.step)), {
        signal,
      });
    return () => {
      ended.abort();
      inView.disconnect();
      // If React removes the slider after an error, the list is there again.
      delete carousel.dataset.slider;
    };
  }, [start]);

  /** react-slick swallows the first click after a drag, also if that ended outside the slider. Whoever presses a button or a key anew does not drag. */
  const acceptClick = () => {
    Object.assign(slider.current?.innerSlider ?? {}, { clickable: true });
  };

  /** react-slick drags with every button. On a Mac, Control and a click open a menu. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey) event.stopPropagation();
    else acceptClick();
  };

  /** Two fingers zoom the page. */
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1) event.stopPropagation();
  };

  return (
    <>
      <div
        ref={frame}
        onMouseDownCapture={onMouseDown}
        onTouchStartCapture={onTouch}
        onTouchMoveCapture={onTouch}
        onKeyDownCapture={acceptClick}
      >
        <Slider
          key={start}
          ref={slider}
          arrows={false}
          accessibility={false}
          variableWidth
          swipeToSlide
          waitForAnimate={false}
          initialSlide={start}
          // With `variableWidth` it only says how far a drag can go past the ends of the loop. With `count` react-slick would not slide.
          slidesToShow={count - 1}
          touchThreshold={TOUCH_THRESHOLD}
          speed={SPEED}
          swipeEvent={() => {
            movedBy.current = 'drag';
          }}
          beforeChange={(_, next) => {
            if (movedBy.current === 'drag') target.current = next;
          }}
          afterChange={onRest}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              data-card=""
              className={slide.className}
              // Styles set the card's width. react-slick copies this value and measures the rendered slide.
              style={{ width: 'auto' }}
            />
          ))}
        </Slider>
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}

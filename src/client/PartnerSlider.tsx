import {
  type KeyboardEvent as ReactKeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Slider, { type Settings } from 'react-slick';
import { keepReachable, nextCard, openCopy, placeOf } from './slickRepairs';

export interface PartnerSliderProps {
  readonly list: HTMLUListElement;
  readonly arrows: readonly HTMLElement[];
  readonly position: string;
  /** The entry at the list's start when the slider takes over, from 0. */
  readonly start: number;
  /** Card and gap, in CSS pixels: 200 and 24, more where the visitor's text is larger. */
  readonly slideWidth: number;
  readonly onShown: () => void;
}

/** Not how many cards show: with `variableWidth`, only how far past the loop's ends a drag may go. */
const REACH = 16;

// Milliseconds: how long a step takes, and how long no other may follow before the position is said.
const SPEED = 240;
const SETTLED = 300;

const STEP_OF: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Fills a slide with a copy of what the server wrote; a copy, since each slide stands three times in the page. */
const copyOf = (entry: Element) => (slide: HTMLElement | null) => {
  if (slide && !slide.hasChildNodes())
    slide.append(...entry.cloneNode(true).childNodes);
};

/** The living carousel: react-slick moves the cards, slides.ts keeps them right for keyboard and screen reader. */
export function PartnerSlider(props: PartnerSliderProps) {
  const { list, arrows, position, start, onShown } = props;
  const entries = [...list.children];
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [said, setSaid] = useState('');
  const [slideWidth, setSlideWidth] = useState(props.slideWidth);
  const [still, setStill] = useState(reducedMotion.matches);

  const bringToStart = (index: number) => {
    pressed.current = false;
    slider.current?.slickGoTo(index);
  };

  // Once: the list, the arrows and what moves them stay the same for the page's life.
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return;
    for (const arrow of arrows)
      arrow.addEventListener('click', () => {
        pressed.current = true;
        if (Number(arrow.dataset.step) < 0) slider.current?.slickPrev();
        else slider.current?.slickNext();
      });
    const measure = () => {
      // react-slick writes its number on the slide; the card inside keeps the width that the styles give it.
      const slide = root.querySelector('.slick-slide > div > div');
      const card = slide?.firstElementChild?.getBoundingClientRect().width;
      if (slide && card)
        setSlideWidth(
          card + Number.parseFloat(getComputedStyle(slide).paddingRight),
        );
    };
    window.addEventListener('resize', measure);
    reducedMotion.addEventListener('change', () =>
      setStill(reducedMotion.matches),
    );
    root.addEventListener('click', (click) => openCopy(root, click));
    keepReachable(root, list.getAttribute('aria-label') ?? '', bringToStart);
    onShown();
  }, []);

  const say = (index: number) => {
    // Only an arrow's press is answered: a drag or a focused card is its own answer.
    if (!pressed.current) return;
    const text = position
      .replace(
        '{parceiro}',
        entries[index]?.querySelector('[data-name]')?.textContent ?? '',
      )
      .replace('{posicao}', String(index + 1))
      .replace('{total}', String(entries.length));
    clearTimeout(saying.current);
    saying.current = setTimeout(() => setSaid(text), SETTLED);
  };

  const goByKey = (event: ReactKeyboardEvent<HTMLElement>) => {
    const card = nextCard(
      event.currentTarget,
      event.target as Element,
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
    slidesToShow: Math.max(1, Math.min(REACH, entries.length - 1)),
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys pressed here come from the links inside */}
      <div
        ref={frame}
        className="partner-slider"
        onKeyDown={goByKey}
        onPointerDown={() => {
          pressed.current = false;
        }}
      >
        <Slider ref={slider} {...settings}>
          {entries.map((entry, index) => (
            <div
              key={index}
              ref={copyOf(entry)}
              className={entry.className}
              style={{ width: slideWidth }}
            />
          ))}
        </Slider>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

import {
  type KeyboardEvent as ReactKeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Slider, { type Settings } from 'react-slick';
import { cardIndex, repairSlides } from './slickRepairs';

interface PartnerSliderProps {
  readonly list: HTMLUListElement;
  readonly arrows: readonly HTMLElement[];
  /** What is announced after an arrow's press, with `{parceiro}`, `{posicao}` and `{total}`. */
  readonly position: string;
  /** Index of the entry that stands first when the slider takes over. */
  readonly start: number;
  readonly onShown: () => void;
}

/** Not how many cards show: with `variableWidth`, only how far past the loop's ends a drag may go. */
const DRAG_REACH = 16;

// Milliseconds: how long a step takes, and how long none follows before the position is announced.
const SPEED = 240;
const ANNOUNCE_DELAY = 300;

const ARROW_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Fills a slide with a copy of what the server wrote: each slide stands three times in the page. */
const fillFrom = (entry: Element) => (slide: HTMLElement | null) => {
  if (slide && !slide.hasChildNodes())
    slide.append(...entry.cloneNode(true).childNodes);
};

/** The slider: react-slick moves the cards, slickRepairs.ts keeps them right for keyboard and screen reader. */
export function PartnerSlider({
  list,
  arrows,
  position,
  start,
  onShown,
}: PartnerSliderProps) {
  const entries = [...list.children];
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const arrowPressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const goTo = (index: number) => {
    arrowPressed.current = false;
    slider.current?.slickGoTo(index);
  };

  // Once: the list, the arrows and what moves them stay the same for the page's life.
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return;
    for (const arrow of arrows)
      arrow.addEventListener('click', () => {
        arrowPressed.current = true;
        if (arrow.dataset.step === '-1') slider.current?.slickPrev();
        else slider.current?.slickNext();
      });
    repairSlides(root, list.getAttribute('aria-label') ?? '', goTo);
    onShown();
  }, []);

  const announce = (index: number) => {
    // Only an arrow's press is answered: a drag or a focused card speaks for itself.
    if (!arrowPressed.current) return;
    const name = entries[index]?.querySelector('[data-name]')?.textContent;
    const text = position
      .replace('{parceiro}', name ?? '')
      .replace('{posicao}', String(index + 1))
      .replace('{total}', String(entries.length));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY);
  };

  const moveFocus = (event: ReactKeyboardEvent<HTMLElement>) => {
    const step = ARROW_KEYS[event.key];
    const cards = '.slick-slide:not(.slick-cloned) a';
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(cards)];
    const index = links.indexOf(event.target as HTMLElement);
    const link = step && links.at((index + step) % links.length);
    if (!link || index === -1) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    goTo(cardIndex(link));
  };

  const settings: Settings = {
    arrows: false,
    // Its own answer to the arrow keys moves the cards away from under the focus.
    accessibility: false,
    infinite: true,
    variableWidth: true,
    // As many as there are slides, and react-slick would stop being a slider.
    slidesToShow: Math.max(1, Math.min(DRAG_REACH, entries.length - 1)),
    slidesToScroll: 1,
    initialSlide: start,
    draggable: true,
    swipeToSlide: true,
    speed: reducedMotion.matches ? 0 : SPEED,
    waitForAnimate: false,
    swipeEvent: () => {
      arrowPressed.current = false;
    },
    afterChange: announce,
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys pressed here come from the links inside */}
      <div ref={frame} className="partner-slider" onKeyDown={moveFocus}>
        <Slider ref={slider} {...settings}>
          {entries.map((entry, index) => (
            <div
              key={index}
              ref={fillFrom(entry)}
              className={entry.className}
              // As wide as the styles make the card. react-slick only copies this, and measures what stands there.
              style={{ width: 'auto' }}
            />
          ))}
        </Slider>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

import {
  type KeyboardEvent as ReactKeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import Slider, { type Settings } from 'react-slick';
import { queueMoves } from './slickMoves';
import { getCardIndex, hideNameFromSearch, repairSlides } from './slickRepairs';
import { followWheel } from './wheel';

interface PartnerSliderProps {
  readonly list: HTMLUListElement;
  readonly arrows: readonly HTMLElement[];
  /** Template of the announcement after an arrow is pressed, with `{parceiro}`, `{posicao}` and `{total}`. */
  readonly position: string;
  /** Returns the index of the card that the list shows first. */
  readonly getStart: () => number;
  /** Waits until the list is not in use. */
  readonly whenIdle: () => Promise<void>;
  /** Called when the slider can take the place of the list. */
  readonly onShown: () => void;
}

// With `variableWidth`, `slidesToShow` doesn't set how many cards are visible, only how many cards a drag can go past the
// ends of the loop. Sixteen are 3,584 pixels wide: more than a drag across a window of 2,560.
const MAX_SLIDES_TO_SHOW = 16;

// Milliseconds: the duration of a step, and the wait after the last step before its position is announced.
const STEP_DURATION = 240;
const ANNOUNCE_DELAY = 300;

// A few, with a task for each few: an old phone would be busy for long with all of them.
const COPIES_AT_ONCE = 4;

// The part of the strip's width that a drag must cover to move the cards: 1/20 is 72 pixels in a window of 1,440.
const TOUCH_THRESHOLD = 20;

const ARROW_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function onMotionChange(listener: () => void) {
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
}

/** Copies a server-rendered entry into its slide. react-slick numbers the copies before the first card from -1 down, and those after the last on. */
function fill(slide: Element, entries: readonly Element[]) {
  const entry = entries.at(getCardIndex(slide) % entries.length);
  const { childNodes = [] } = entry?.cloneNode(true) ?? {};
  slide.querySelector('[data-slide]')?.append(...childNodes);
}

/** Fills react-slick's copies, which are out of sight at first, a few at a time: an old phone needs long for all of them. */
function fillCopies(copies: Element[], entries: readonly Element[]) {
  for (const copy of copies.splice(0, COPIES_AT_ONCE)) {
    fill(copy, entries);
    hideNameFromSearch(copy);
  }
  if (copies.length > 0) setTimeout(() => fillCopies(copies, entries));
}

/** The slider. react-slick moves the cards; slickRepairs.ts makes them usable with a keyboard and a screen reader. */
export function PartnerSlider({
  list,
  arrows,
  position,
  getStart,
  whenIdle,
  onShown,
}: PartnerSliderProps) {
  const entries = [...list.children];
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const arrowPressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const isStill = useSyncExternalStore(
    onMotionChange,
    () => reducedMotion.matches,
  );

  const announce = (index: number) => {
    // Announce only after an arrow is pressed: after a drag nothing is needed, and a screen reader reads a focused card.
    if (!arrowPressed.current) return;
    const name = entries[index]?.querySelector('[data-name]')?.textContent;
    const text = position
      .replace('{parceiro}', name ?? '')
      .replace('{posicao}', String(index + 1))
      .replace('{total}', String(entries.length));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY);
  };

  const [start] = useState(getStart);
  const [moves] = useState(() =>
    queueMoves({
      getSlider: () => slider.current,
      getTrack: () => frame.current?.querySelector('.slick-track'),
      count: entries.length,
      start,
      onRest: announce,
    }),
  );

  const goTo = (index: number, jump?: boolean) => {
    arrowPressed.current = false;
    moves.goTo(index, jump);
  };

  // Runs once: the list, the arrows and the slider never change.
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return;
    followWheel(root, (cards) => {
      arrowPressed.current = false;
      moves.step(cards);
    });
    // A task of its own, since an old phone needs long to render empty slides, too.
    setTimeout(async () => {
      const cards = root.querySelectorAll('.slick-slide:not(.slick-cloned)');
      for (const card of cards) fill(card, entries);
      repairSlides(root, list.getAttribute('aria-label') ?? '', goTo);
      await whenIdle();
      if (getStart() !== start) goTo(getStart(), true);
      for (const arrow of arrows)
        arrow.addEventListener('click', () => {
          arrowPressed.current = true;
          moves.step(Number(arrow.dataset.step));
        });
      onShown();
      fillCopies([...root.querySelectorAll('.slick-cloned')], entries);
    });
  }, []);

  const moveFocus = (event: ReactKeyboardEvent<HTMLElement>) => {
    const { altKey, ctrlKey, metaKey } = event;
    // With another key an arrow has a meaning for the browser: Alt and an arrow go to the page before.
    if (altKey || ctrlKey || metaKey) return;
    const step = ARROW_KEYS[event.key];
    const cards = '.slick-slide:not(.slick-cloned) a';
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(cards)];
    const index = links.indexOf(event.target as HTMLElement);
    const link = step && links.at((index + step) % links.length);
    if (!link || index === -1) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    goTo(getCardIndex(link));
  };

  const settings: Settings = {
    arrows: false,
    // react-slick's own arrow keys move the cards but not the focus.
    accessibility: false,
    infinite: true,
    variableWidth: true,
    // Fewer than the number of slides, or react-slick doesn't slide.
    slidesToShow: Math.max(1, Math.min(MAX_SLIDES_TO_SHOW, entries.length - 1)),
    slidesToScroll: 1,
    initialSlide: start,
    draggable: true,
    swipeToSlide: true,
    touchThreshold: TOUCH_THRESHOLD,
    speed: isStill ? 0 : STEP_DURATION,
    waitForAnimate: false,
    swipeEvent: () => {
      arrowPressed.current = false;
    },
    ...moves.settings,
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key events come from the links inside */}
      <div ref={frame} className="slick-frame" onKeyDown={moveFocus}>
        <Slider ref={slider} {...settings}>
          {entries.map((entry, index) => (
            <div
              key={index}
              data-slide=""
              className={entry.className}
              // The styles set the card's width. react-slick copies this value and measures the rendered slide.
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
